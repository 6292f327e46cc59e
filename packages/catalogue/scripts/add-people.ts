import { writeFile } from 'node:fs/promises';
import { landedIds } from '../src/breadth/build-breadth';
import { filmFiles, people, seriesFiles } from '../src/data';
import { peopleNamed } from '../src/data/people-named';
import type { PersonEntry } from '../src/data/schema';

/**
 * Appends an entry to src/data/people.ts for every person whom a title names and who has none yet.
 * Existing entries keep their ids and whatever was added to them by hand. Whom the breadth knew already keeps the id
 * from there.
 */
const firstId = 900_100_000;
const firstBreadthId = 900_150_000;
const landed = landedIds().people;

const known = new Set(people.map((person) => person.name));
const missing = peopleNamed(filmFiles, seriesFiles).filter((name) => !known.has(name));
const ownIds = people.map(({ id }) => id).filter((id) => id < firstBreadthId);
let nextId = Math.max(firstId - 1, ...ownIds) + 1;
const newPerson = (name: string): PersonEntry => ({ id: landed[name] ?? nextId++, name });
const all = [...people, ...missing.map(newPerson)];

const quote = (text: string): string =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const line = (person: PersonEntry): string =>
  `  { ${Object.entries(person)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? quote(value) : String(value)}`)
    .join(', ')} },`;

const source = `import type { PersonEntry } from './schema';

/** Everyone whom a title names; scripts/add-people.ts appends. Dates of birth and death only where they are known. */
export const people: PersonEntry[] = [
${all.map(line).join('\n')}
];
`;

await writeFile(new URL('../src/data/people.ts', import.meta.url), source);
console.log(
  `${String(missing.length)} people added, ${String(all.length)} in all. Format with prettier before committing.`,
);
