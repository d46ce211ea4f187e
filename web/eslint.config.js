import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The folders of src. A folder imports only from folders on the lines above its own. */
const LAYERS = [
  ['wire', 'look'],
  ['lib'],
  ['controls'],
  ['parts', 'people', 'words'],
  ['board'],
  ['table'],
  ['games'],
  ['setting', 'replay', 'profile', 'referee', 'lesson', 'study', 'notices'],
  ['shelf', 'rules', 'result'],
  ['pages'],
];

/** A folder may not import from the others of its line, nor from those of later lines. */
function oneWay(folder, line) {
  const barred = LAYERS.slice(line)
    .flat()
    .filter((other) => other !== folder)
    .join('|');
  if (!barred) return [];
  const message = `src/${folder} does not import from this folder: see LAYERS in eslint.config.js.`;
  return {
    files: [`src/${folder}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: `^(\\.\\./)+(${barred})(/|$)`, message }] }],
      // The rule above does not look at import('…'). A slash cannot be written in a selector.
      'no-restricted-syntax': [
        'error',
        { selector: `ImportExpression[source.value=/^(\\.\\.\\u002f)+(${barred})(\\u002f|$)/]`, message },
      ],
    },
  };
}

export default defineConfig(
  { ignores: ['src/wire/schema.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // `== null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // An underscore begins the name of what has to be named and is not needed.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // It also asks for a SvelteMap, SvelteSet or SvelteURL where nothing on the page depends on the object.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Here every imported component is an `any` to eslint. svelte-check knows their types and checks them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // JavaScript is in no tsconfig: the service worker and settings like these.
    files: ['**/*.js'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    // What runs in a browser, against the browsers of package.json.
    ...compat.configs['flat/recommended'],
    files: ['src/**', 'public/**'],
    settings: { lintAllEsApis: true },
  },
  LAYERS.flatMap((folders, line) => folders.flatMap((folder) => oneWay(folder, line))),
);
