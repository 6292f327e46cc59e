import { parseTitleKey, type TitleKey } from '../media';

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
  /** Epoch milliseconds at which the data was fetched. */
  savedAt: number;
}
export interface SnapshotPerson {
  id: number;
  name: string;
}
export type TitleSnapshots = Partial<Record<TitleKey, TitleSnapshot>>;

/** Older snapshots are fetched again. */
export const SNAPSHOT_FRESH_MS = 7 * 86_400_000;
/** Maximum number of snapshots; the oldest are removed first. */
const SNAPSHOT_LIMIT = 25_000;

export const isSnapshotFresh = (snapshot: TitleSnapshot | undefined, nowMs: number): boolean =>
  snapshot !== undefined && nowMs - snapshot.savedAt < SNAPSHOT_FRESH_MS;

/** The newer of two, with the people of either. */
function newer(a: TitleSnapshot | undefined, b: TitleSnapshot): TitleSnapshot {
  if (!a) return b;
  const [first, second] = a.savedAt >= b.savedAt ? [a, b] : [b, a];
  return first.people || !second.people ? first : { ...first, people: second.people };
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
  Object.entries(snapshots) as [TitleKey, TitleSnapshot][];

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const path = (value: unknown): string | null => (typeof value === 'string' && value.startsWith('/') ? value : null);

function parsePerson(value: unknown): SnapshotPerson[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof name === 'string' ? [{ id, name }] : [];
}

function parseSnapshot(value: unknown): TitleSnapshot | null {
  if (typeof value !== 'object' || value === null) return null;
  const raw = value as Record<string, unknown>;
  if (typeof raw.title !== 'string' || raw.title === '') return null;
  const genreIds = Array.isArray(raw.genreIds) ? raw.genreIds.filter((id): id is number => Number.isInteger(id)) : [];
  return {
    title: raw.title,
    posterPath: path(raw.posterPath),
    backdropPath: path(raw.backdropPath),
    voteAverage: number(raw.voteAverage),
    year: typeof raw.year === 'number' ? raw.year : null,
    genreIds,
    popularity: number(raw.popularity),
    totalRuntimeMin: number(raw.totalRuntimeMin) || null,
    episodeRuntimeMin: number(raw.episodeRuntimeMin) || null,
    countries: Array.isArray(raw.countries) ? raw.countries.filter((code) => typeof code === 'string') : [],
    people: Array.isArray(raw.people) ? raw.people.flatMap(parsePerson) : null,
    savedAt: number(raw.savedAt),
  };
}

/** Parses stored snapshots and drops invalid ones, which can be fetched again. */
export function parseSnapshots(value: unknown): TitleSnapshots {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const snapshots: TitleSnapshots = {};
  for (const [key, raw] of Object.entries(value)) {
    const snapshot = parseTitleKey(key) ? parseSnapshot(raw) : null;
    if (snapshot) snapshots[key as TitleKey] = snapshot;
  }
  return snapshots;
}
