import { readFileSync } from 'node:fs';
import { readAuthored } from '../data/read-authored';
import { breadthEntries, type LandedIds } from './entries';
import { cleanList, type Cleaned } from './clean';
import { readList } from './read-list';

const { filmFiles, people } = readAuthored();
const authoredFilms = filmFiles.flatMap(({ entries }) => [...entries]);

export const landedIds = (): LandedIds =>
  JSON.parse(readFileSync(new URL('./landed-ids.json', import.meta.url), 'utf8')) as LandedIds;

export const cleanedBreadth = (): Cleaned => cleanList(readList(), authoredFilms);

/** Everything that the list adds to the authored data. Runs at build time: it reads a file. */
export function buildBreadth(ids: LandedIds = landedIds()) {
  return breadthEntries(cleanedBreadth().films, ids, { films: authoredFilms, people });
}
