import { DAY_MS, isTitleKey, type TitleKey } from '../media';

/** The data that a card shows of a title, stored in the browser so that bookmarks and history work offline. */
export interface TitleSnapshot {
  title: string;
  posterPath: string | null;
  backdropPath: string | null;
  /** 0–10; 0 without votes. */
  voteAverage: number;
  year: number | null;
  genreIds: number[];
  popularity: number;
  /** Duration of the film, or of all episodes of the series; null if unknown. */
  totalRuntimeMin: number | null;
  /** Duration of one episode; null for a film, or if unknown. */
  episodeRuntimeMin: number | null;
  /** ISO 3166-1 codes of the countries of production. */
  countries: string[];
  /** The top-billed cast and crew; null if they were never fetched. */
  people: SnapshotPerson[] | null;
  /** Set if the site does not show the title any more. Nothing but its name and year is stored then. */
  isTakenDown?: true;
  /** Epoch milliseconds at which the data was fetched. */
  savedAt: number;
}
export interface SnapshotPerson {
  id: number;
  name: string;
}
export type TitleSnapshots = Partial<Record<TitleKey, TitleSnapshot>>;

/** Older snapshots are fetched again. */
export const SNAPSHOT_FRESH_MS = 7 * DAY_MS;
/** Maximum number of snapshots; the oldest are removed first. */
const SNAPSHOT_LIMIT = 25_000;

export const isSnapshotFresh = (snapshot: TitleSnapshot | undefined, nowMs: number): boolean =>
  snapshot !== undefined && nowMs - snapshot.savedAt < SNAPSHOT_FRESH_MS;

/** The newer of two, with the people of either. */
function newer(a: TitleSnapshot | undefined, b: TitleSnapshot): TitleSnapshot {
  if (!a) return b;
  const [first, second] = a.savedAt >= b.savedAt ? [a, b] : [b, a];
  return first.people || !second.people || first.isTakenDown ? first : { ...first, people: second.people };
}

/** Merges snapshots: the newer one of each title, up to the limit. */
export function mergeSnapshots(a: TitleSnapshots, b: TitleSnapshots, limit: number = SNAPSHOT_LIMIT): TitleSnapshots {
  const merged = { ...a };
  for (const [key, snapshot] of entries(b)) merged[key] = newer(merged[key], snapshot);
  const all = entries(merged);
  if (all.length <= limit) return merged;
  return Object.fromEntries(all.sort(([, x], [, y]) => y.savedAt - x.savedAt).slice(0, limit));
}

const entries = (snapshots: TitleSnapshots): [TitleKey, TitleSnapshot][] =>
  Object.entries(snapshots).flatMap(([key, snapshot]): [TitleKey, TitleSnapshot][] =>
    isTitleKey(key) && snapshot ? [[key, snapshot]] : [],
  );
