/** What the shelf says. */
const files = import.meta.glob<string>('$texts/en/{levels,site}.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(files);
