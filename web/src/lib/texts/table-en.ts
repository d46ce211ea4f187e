/** What is said at tables: the facts that the server sends name these texts. */
const files = import.meta.glob<string>('$texts/en/{agreements,games,operators,people,review,server,story,tables,words}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export default Object.values(files);
