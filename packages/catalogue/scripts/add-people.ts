import { writeFile } from 'node:fs/promises';
import { landedIds } from '../src/breadth/build-breadth';
import { peopleNamed } from '../src/data/people-named';
import { readAuthored } from '../src/data/read-authored';
import type { PersonEntry } from '../src/data/schema';

/**
 * Appends an entry to src/data/people.json for every person whom a title names and who has none yet.
 * Existing entries keep their ids and whatever was added to them by hand. Whom the breadth knew already keeps the id
 * from there.
 */
const { filmFiles, seriesFiles, people } = readAuthored();
const firstId = 900_100_000;
const firstBreadthId = 900_150_000;
const landed = landedIds().people;

const known = new Set(people.map((person) => person.name));
const missing = peopleNamed(filmFiles, seriesFiles).filter((name) => !known.has(name));
const ownIds = people.map(({ id }) => id).filter((id) => id < firstBreadthId);
let nextId = Math.max(firstId - 1, ...ownIds) + 1;
const newPerson = (name: string): PersonEntry => ({ id: landed[name] ?? nextId++, name });
const all = [...people, ...missing.map(newPerson)];

await writeFile(new URL('../src/data/people.json', import.meta.url), JSON.stringify(all));
console.log(`${missing.length} people added, ${all.length} in all. Format with prettier before committing.`);
