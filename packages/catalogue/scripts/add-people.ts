import { writeFile } from 'node:fs/promises';
import { peopleNamed } from '../src/authored/people-named';
import { readAuthored } from '../src/authored/read-authored';
import type { PersonEntry } from '../src/authored/schema';
import { readImported } from '../src/imported/read-imported';

/**
 * Adds an entry to src/authored/people.json for every person in a title who has none yet. Existing entries keep their
 * ids and manual additions. People who were imported keep their imported ids.
 */
const { filmFiles, seriesFiles, people } = readAuthored();
const firstId = 900_100_000;
const firstImportedId = 900_150_000;
const imported = new Map(readImported().people.map(({ id, name }) => [name, id]));

const known = new Set(people.map((person) => person.name));
const missing = peopleNamed(filmFiles, seriesFiles).filter((name) => !known.has(name));
const ownIds = people.map(({ id }) => id).filter((id) => id < firstImportedId);
let nextId = Math.max(firstId - 1, ...ownIds) + 1;
const newPerson = (name: string): PersonEntry => ({ id: imported.get(name) ?? nextId++, name });
const all = [...people, ...missing.map(newPerson)];

await writeFile(new URL('../src/authored/people.json', import.meta.url), JSON.stringify(all));
console.log(`${missing.length} people added, ${all.length} in all. Run oxfmt before committing.`);
