/** What the shelf says. */
const files = import.meta.glob<string>('$texts/fr/{levels,site}.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(files);
