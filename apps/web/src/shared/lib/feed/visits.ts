export interface Visits {
  /** Names the visit that whoever points at a link to this list is about to make; the same until it is made. */
  ahead: (list: string) => string;
  /** The visit of an entry of the history, for as long as the app is open: the one prepared for its list, if there is one. */
  at: (entry: string, list: string) => string;
}

/** Names visits of lists, so that a list can be asked for before its page has an entry in the history. */
export function createVisits(newName: () => string): Visits {
  const prepared = new Map<string, string>();
  const made = new Map<string, string>();
  return {
    ahead(list) {
      const visit = prepared.get(list) ?? newName();
      prepared.set(list, visit);
      return visit;
    },
    at(entry, list) {
      const key = `${entry} ${list}`;
      const visit = made.get(key) ?? prepared.get(list) ?? entry;
      // Asked in every render: an entry keeps its visit, and the next one to the list is another.
      if (!made.has(key)) prepared.delete(list);
      made.set(key, visit);
      return visit;
    },
  };
}
