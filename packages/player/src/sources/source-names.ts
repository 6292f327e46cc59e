/** Display names of source ids (SOURCE-04). No adapter answers to `soapertv`. */
const names: Readonly<Record<string, string>> = {
  two: 'Twopack',
  glint: 'Glint(Data saver)',
  soapertv: 'Ashburn',
};

/** What people read for a source: its entry in the table, else `fallback`, else its id with a capital letter. */
export const sourceName = (id: string, fallback?: string): string =>
  Object.hasOwn(names, id) ? (names[id] as string) : (fallback ?? id.charAt(0).toUpperCase() + id.slice(1));
