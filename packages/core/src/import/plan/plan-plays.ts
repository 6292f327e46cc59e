import type { PlayedTitle } from '../../history';
import { playedKey } from '../../history/types';
import { addPlay, editOf, editPlay, type Play } from '../../plays';
import { findEntry, groupOf, isLive, type Entries, type Entry } from '../../sync/merge-entries';
import { countPlays, type CountedPlay, type PlayClaim } from './count-plays';
import type { ReportLine } from './plan-types';

export interface WatchedClaim extends PlayClaim {
  played: PlayedTitle;
  line: ReportLine;
}

/** Existing plays of a film or an episode. */
function existingPlays(plays: Entries<Play>, key: string): { known: CountedPlay[]; ids: Set<string> } {
  const entries = Object.values(plays[groupOf(key)] ?? {}).filter(
    (entry) => isLive(entry) && entry.key.startsWith(`${key}/`),
  );
  return {
    known: entries.map((entry) => ({ key: entry.key, ...editOf(entry) })),
    ids: new Set(entries.map((entry) => entry.key.slice(key.length + 1))),
  };
}

/** The same on every device that imports the file: derived from the time, or a counter if the time is unknown. */
function playId(watchedAt: number | null, used: Set<string>): string {
  let id = watchedAt === null ? 'undated-1' : `at-${watchedAt.toString(36)}`;
  for (let number = 2; used.has(id); number += 1)
    id = watchedAt === null ? `undated-${number}` : `at-${watchedAt.toString(36)}-${number}`;
  used.add(id);
  return id;
}

/** Chooses the plays to add and those to give a rating, and sets on each line how many of them are its own. */
export function planPlays(claims: readonly WatchedClaim[], plays: Entries<Play>, nowMs: number): Entry<Play>[] {
  const byPlayed = new Map<string, WatchedClaim[]>();
  for (const claim of claims) {
    const key = playedKey(claim.played);
    const others = byPlayed.get(key);
    if (others) others.push(claim);
    else byPlayed.set(key, [claim]);
  }
  const added: Entry<Play>[] = [];
  for (const [key, same] of byPlayed) {
    const { known, ids } = existingPlays(plays, key);
    for (const { claim, add, rated } of countPlays(same, known)) {
      for (const { watchedAt, rating } of add) {
        const id = playId(watchedAt, ids);
        added.push(addPlay(plays, { id, played: claim.played, watchedAt, rating, how: 'imported' }, nowMs));
      }
      const entry = rated?.key ? findEntry(plays, rated.key) : undefined;
      if (entry && rated) added.push(editPlay(entry, { ...editOf(entry), rating: rated.rating }, nowMs));
      claim.line.added += add.length + Number(rated !== null);
    }
  }
  for (const { line } of claims) line.status = line.added > 0 ? 'added' : 'here';
  return added;
}
