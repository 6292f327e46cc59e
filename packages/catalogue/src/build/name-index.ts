import { idsByName } from './ids';

/** Names with TMDB ids (keywords, collections, networks), by id and by name. */
export interface NameIndex {
  idOf: (name: string) => number | undefined;
  nameOf: (id: number) => string | undefined;
  all: () => Iterable<{ id: number; name: string }>;
}

/** Names that differ only in case are merged, with the first spelling. */
export function createNameIndex(names: Iterable<string>, range: { first: number; size: number }): NameIndex {
  const spelling = new Map<string, string>();
  for (const name of names) {
    const folded = name.toLowerCase();
    if (!spelling.has(folded)) spelling.set(folded, name);
  }
  const ids = idsByName(spelling.keys(), range);
  const nameById = new Map<number, string>();
  for (const [folded, id] of ids) nameById.set(id, spelling.get(folded) ?? folded);
  return {
    idOf: (name) => ids.get(name.toLowerCase()),
    nameOf: (id) => nameById.get(id),
    all: () => Array.from(nameById, ([id, name]) => ({ id, name })),
  };
}
