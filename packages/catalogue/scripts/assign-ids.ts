import { readFile, writeFile } from 'node:fs/promises';
import { readAuthored } from '../src/authored/read-authored';

/**
 * Writes the id of every title and person to src/authored/assigned-ids.json, which a test compares with the data. Adds
 * new entries and never changes existing ones.
 */
const { filmFiles, seriesFiles, people } = readAuthored();
const file = new URL('../src/authored/assigned-ids.json', import.meta.url);
const assigned = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, string>;

const current: [number, string][] = [
  ...filmFiles.flatMap(({ entries }) => entries.map((film): [number, string] => [film.id, film.title])),
  ...seriesFiles.flatMap(({ entries }) => entries.map((series): [number, string] => [series.id, series.name])),
  ...people.map((person): [number, string] => [person.id, person.name]),
];
const added = current.filter(([id]) => assigned[id] === undefined);
const all = { ...Object.fromEntries(added), ...assigned };
const sorted = Object.entries(all).sort(([a], [b]) => Number(a) - Number(b));

await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(`${String(added.length)} ids assigned, ${String(sorted.length)} in all.`);
