/** Display names of source ids (SOURCE-04). No adapter has the id `soapertv`. */
const names: Readonly<Record<string, string>> = {
  two: 'Twopack',
  glint: 'Glint(Data saver)',
  soapertv: 'Ashburn',
};

/** Display name of a source: its entry in the table, otherwise `fallback`, otherwise its capitalised id. */
export const sourceName = (id: string, fallback?: string): string =>
  (Object.hasOwn(names, id) ? names[id] : fallback) ?? id.charAt(0).toUpperCase() + id.slice(1);
