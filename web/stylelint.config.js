/**
 * Style sheets against the browsers of package.json, of which Safari 16.4 (March 2023) is the oldest.
 *
 * What all browsers had by the end of 2022 may be used. Of later features only those below, each for a reason.
 */

/** Every browser of the list has these, though another came later than 2022. */
const HAD_BY_ALL = ['container-type', 'container', 'outline', 'overscroll-behavior', 'accent-color', 'zoom'];
/** A browser that does not know these shows the page a little less well, and nothing is lost. */
const AN_EXTRA = ['text-wrap', 'scrollbar-width', 'font-family'];
/** The build adds the prefixed form, or it is written beside. */
const PREFIXED = ['user-select', 'line-clamp'];

const withAnyValue = (properties) => Object.fromEntries(properties.map((one) => [one, ['/./']]));

export default {
  plugins: ['stylelint-plugin-use-baseline'],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        ignoreProperties: withAnyValue([...HAD_BY_ALL, ...AN_EXTRA, ...PREFIXED]),
        // Every browser of the list has these too; one that does not know @page prints with margins of its own.
        ignoreAtRules: ['container', 'page'],
        ignoreFunctions: ['color-mix'],
        ignoreSelectors: ['has'],
        ignoreUnits: ['/^cq/'],
      },
    ],
  },
};
