import { DAY_MS } from '../../../media';
import { isWatched } from '../../../history/watched';
import type { TableRow } from '../../text/table';
import { msOf } from '../../values/build';

/** A watching's last sitting or an earlier one; or where the title was left before its end, at last or at first. */
export type SittingRole = 'end' | 'part' | 'left' | 'unfinished';

export interface Sitting {
  line: number;
  startMs: number;
  /** Position in the title when it stopped; null in files without it. */
  bookmarkSec: number | null;
  playedSec: number;
  role: SittingRole;
  /** Of all its sittings so far, at most `lengthSec`. */
  reachedSec: number;
  /** The furthest that anybody of the account got: the file does not say how long a title is. */
  lengthSec: number;
}

/** Shorter plays are autoplayed previews. */
const SHORTEST_SEC = 120;

/** Seconds of `01:02:03`. */
const seconds = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + (Number(part) || 0), 0);

/** Not a trailer or a preview. */
export const isView = (row: TableRow): boolean =>
  row.get('Supplemental Video Type') === '' && seconds(row.get('Duration')) >= SHORTEST_SEC;

/** Sittings of one title in one profile, in order: those within a day of each other until its end is reached are one watching. */
function assignRoles(sittings: readonly Sitting[]): void {
  let before: Sitting | undefined;
  for (const sitting of sittings) {
    const isNext = before?.role === 'left' && sitting.startMs - before.startMs < DAY_MS;
    const { bookmarkSec, playedSec, lengthSec } = sitting;
    const reachedSec = bookmarkSec ?? playedSec + (isNext && before ? before.reachedSec : 0);
    sitting.reachedSec = Math.min(reachedSec, lengthSec);
    sitting.role = isWatched('episode', { watched: reachedSec, duration: lengthSec }) ? 'end' : 'left';
    if (before?.role === 'left') before.role = isNext ? 'part' : 'unfinished';
    before = sitting;
  }
}

/** The sittings of a detailed history, by their lines. */
export function findSittings(rows: Iterable<TableRow>): Map<number, Sitting> {
  const byTitle = new Map<string, Map<string, Sitting[]>>();
  for (const row of rows) {
    const startMs = msOf(row.get('Start Time'));
    if (startMs === null || !isView(row)) continue;
    const bookmarkSec = row.get('Bookmark') === '' ? null : seconds(row.get('Bookmark'));
    const playedSec = seconds(row.get('Duration'));
    const [title, profile] = [row.get('Title'), row.get('Profile Name')];
    const profiles = byTitle.get(title) ?? new Map<string, Sitting[]>();
    const sittings = profiles.get(profile) ?? [];
    sittings.push({ line: row.line, startMs, bookmarkSec, playedSec, role: 'left', reachedSec: 0, lengthSec: 0 });
    byTitle.set(title, profiles.set(profile, sittings));
  }
  const found = new Map<number, Sitting>();
  for (const profiles of byTitle.values()) {
    const all = [...profiles.values()];
    const lengthSec = all.flat().reduce((most, each) => Math.max(most, each.bookmarkSec ?? each.playedSec), 0);
    for (const sittings of all) {
      for (const sitting of sittings) found.set(sitting.line, Object.assign(sitting, { lengthSec }));
      assignRoles(sittings.sort((a, b) => a.startMs - b.startMs));
    }
  }
  return found;
}
