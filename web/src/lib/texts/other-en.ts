/** What all the other pages say. */
const files = import.meta.glob<string>('$texts/en/{notices,site-*}.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(files);
