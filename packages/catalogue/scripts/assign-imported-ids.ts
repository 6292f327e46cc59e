import { writeFile } from 'node:fs/promises';
import { cleanedImports, assignedIds } from '../src/imported/build-imported';
import { readAuthored } from '../src/authored/read-authored';

/**
 * Assigns an id to every film of the list, and to every person who occurs only there, if they have none yet. Never
 * changes existing ids.
 */
const FIRST_FILM = 900_020_001;
const FIRST_PERSON = 900_150_001;

function withNew(
  ids: Readonly<Record<string, number>>,
  names: Iterable<string>,
  first: number,
): Record<string, number> {
  const all = { ...ids };
  let next = Math.max(first - 1, ...Object.values(ids)) + 1;
  for (const name of names) {
    if (Object.hasOwn(all, name)) continue;
    all[name] = next;
    next += 1;
  }
  return all;
}

const { people } = readAuthored();
const assigned = assignedIds();
const { films, refused } = cleanedImports();
const authored = new Set(people.map(({ name }) => name));
const directors = new Set(films.flatMap(({ directors: names }) => names).filter((name) => !authored.has(name)));
const all = {
  films: withNew(
    assigned.films,
    films.map(({ key }) => key),
    FIRST_FILM,
  ),
  people: withNew(assigned.people, [...directors].sort(), FIRST_PERSON),
};

await writeFile(new URL('../src/imported/assigned-ids.json', import.meta.url), `${JSON.stringify(all, null, 2)}\n`);
console.log(`${films.length} films; refused ${JSON.stringify(refused)}`);
