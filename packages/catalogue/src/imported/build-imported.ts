import { readFileSync } from 'node:fs';
import { readAuthored } from '../authored/read-authored';
import { importedEntries, type AssignedIds } from './entries';
import { cleanList, type Cleaned } from './clean';
import { readList } from './read-list';

const { filmFiles, people } = readAuthored();
const authoredFilms = filmFiles.flatMap(({ entries }) => [...entries]);

export const assignedIds = (): AssignedIds =>
  JSON.parse(readFileSync(new URL('./assigned-ids.json', import.meta.url), 'utf8')) as AssignedIds;

export const cleanedImports = (): Cleaned => cleanList(readList(), authoredFilms);

/** The list's additions to the authored data. Only for builds, because it reads a file. */
export function buildImported(ids: AssignedIds = assignedIds()) {
  return importedEntries(cleanedImports().films, ids, { films: authoredFilms, people });
}
