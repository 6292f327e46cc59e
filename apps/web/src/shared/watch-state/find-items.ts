import { titleKey, playedKey, type PlayedTitle } from '@marquee/core';
import { titleRefKey } from '@marquee/core/import';
import type { LocalEntries, ServerItem } from '@marquee/core/watch-state';
import { findTitle, type Lookups } from '../titles/find-title';
import { rowsOf, type FoundTitle, type LinkDatabase } from './link-database';

/** Titles looked up in one run; the others follow in the next. */
const LOOKUPS = 200;
/** A title that nobody knew may be known by now. */
const RETRY_MS = 7 * 24 * 3_600_000;

/** An item of the server, and what it is here. */
export interface FoundItem {
  item: ServerItem;
  played: PlayedTitle;
}

interface Needs {
  source: string;
  database: LinkDatabase;
  lookups: Lookups;
  entries: LocalEntries;
  nowMs: number;
}

/** A title that is here already needs no lookup; its name is the one by which the person knows it. */
function knownTitle({ history, plays }: LocalEntries, { title: { mediaType, ids } }: ServerItem): FoundTitle['title'] {
  if (mediaType === null || ids.tmdb === undefined) return null;
  const key = titleKey(mediaType, ids.tmdb);
  const value = history[key]?.[key]?.value ?? Object.values(plays[key] ?? {})[0]?.value;
  return value ? { mediaType, id: ids.tmdb, title: value.title, year: value.year ?? null } : null;
}

function playedOf(
  { history }: LocalEntries,
  { episode }: ServerItem,
  title: NonNullable<FoundTitle['title']>,
): PlayedTitle {
  if (!episode) return title;
  const { season, number, ids } = episode;
  const played = { ...title, episode: { season, number, id: ids.tmdb ?? 0, title: episode.title, seasonId: 0 } };
  const known = history[titleKey(title.mediaType, title.id)]?.[playedKey(played)]?.value;
  if (!known) return played;
  const { id = played.episode.id, seasonId = 0 } = known;
  return { ...title, episode: { season, number, id, title: known.title || episode.title, seasonId } };
}

/** Finds what the items of a server are here, by the rules of an import. */
export async function findItems(
  items: readonly ServerItem[],
  { source, database, lookups, entries, nowMs }: Needs,
): Promise<{ found: FoundItem[]; hasMore: boolean }> {
  const stored = await database.getAll('titles', rowsOf(source));
  const answers = new Map(stored.map((answer) => [answer.ref, answer]));
  const found: FoundItem[] = [];
  let left = LOOKUPS;
  let hasMore = false;
  for (const item of items) {
    // The ids of an episode are not its series'.
    const ref = titleRefKey(item.title, item.episode);
    let title = knownTitle(entries, item);
    const answer = answers.get(ref);
    if (!title && answer && (answer.title || nowMs - answer.at < RETRY_MS)) ({ title } = answer);
    else if (!title && left > 0) {
      left -= 1;
      const match = await findTitle({ ref: item.title, episode: item.episode }, lookups.lookUp);
      if (match.kind === 'matched') {
        const { mediaType, id, title: name, year } = match.title;
        title = { mediaType, id, title: name, year };
      }
      const row: FoundTitle = { source, ref, title, at: nowMs };
      answers.set(ref, row);
      await database.put('titles', row);
    } else if (!title) hasMore = true;
    if (title && (title.mediaType === 'tv') === (item.episode !== undefined))
      found.push({ item, played: playedOf(entries, item, title) });
  }
  return { found, hasMore };
}
