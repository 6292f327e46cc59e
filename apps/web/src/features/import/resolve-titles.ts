import {
  matchEpisode,
  titleRefKey,
  type EpisodeRef,
  type ImportRecord,
  type ReadItem,
  type TitleMatch,
  type TitleRef,
  type WatchingRecord,
} from '@marquee/core/import';
import { findTitle, type Lookups } from '../../shared/titles/find-title';
import { isSeries, type TitleAnswers } from './title-answers';

/** A title named in the files, once for all of its records. */
export interface NamedTitle {
  key: string;
  ref: TitleRef;
  episode: EpisodeRef | undefined;
  /** Number of records that name it. */
  count: number;
  /** Whether its list of episodes is needed to place them. */
  needsEpisodes: boolean;
  orSeries: WatchingRecord['orSeries'];
}

const episodeOf = (record: ImportRecord): EpisodeRef | undefined => ('episode' in record ? record.episode : undefined);

const isNumbered = (episode: EpisodeRef): boolean => episode.season !== null && episode.number !== null;

/** A whole series or season, all episodes up to one, or an episode without season and number. */
function needsEpisodes(record: ImportRecord): boolean {
  const episode = episodeOf(record);
  if (record.kind === 'watching')
    return record.title.mediaType !== 'movie' && (!episode || record.isThrough === true || !isNumbered(episode));
  return episode !== undefined && !isNumbered(episode) && episode.title + String(episode.absolute ?? '') !== '';
}

/** The titles named in the files, in the order of their first record. */
export function namedTitles(items: readonly ReadItem[]): NamedTitle[] {
  const titles = new Map<string, NamedTitle>();
  for (const item of items) {
    if (item.kind === 'problem') continue;
    const episode = episodeOf(item);
    const key = titleRefKey(item.title, episode);
    const known = titles.get(key) ?? {
      key,
      ref: item.title,
      episode,
      count: 0,
      needsEpisodes: false,
      orSeries: undefined,
    };
    const needs = known.needsEpisodes || needsEpisodes(item);
    const orSeries = 'orSeries' in item ? item.orSeries : undefined;
    titles.set(key, { ...known, count: known.count + 1, needsEpisodes: needs, orSeries });
  }
  return [...titles.values()];
}

/** The series of `Name: Other name`, if it has an episode of that name. */
async function findSeries(
  { orSeries }: NamedTitle,
  answers: TitleAnswers,
  { lookUp, episodesOf }: Lookups,
): Promise<TitleMatch> {
  if (!orSeries) return { kind: 'missing' };
  const { title: ref, episode } = orSeries;
  const match = await findTitle({ ref, episode: undefined }, lookUp);
  if (match.kind !== 'matched') return { kind: 'missing' };
  const { id } = match.title;
  const episodes = answers.episodesOf(id) ?? (await episodesOf(id));
  answers.putEpisodes(id, episodes);
  return matchEpisode(episode, episodes) ? match : { kind: 'missing' };
}

/** Fetches the episodes of a series, if they are needed. */
export async function fetchEpisodes(
  { key, needsEpisodes: isNeeded }: NamedTitle,
  answers: TitleAnswers,
  episodesOf: Lookups['episodesOf'],
): Promise<void> {
  const match = answers.matchOf(key);
  if (!isNeeded || match.kind !== 'matched' || !isSeries(match.title) || answers.episodesOf(match.title.id)) return;
  answers.putEpisodes(match.title.id, await episodesOf(match.title.id));
}

/** Maximum number of concurrent lookups. */
const AT_ONCE = 6;

/**
 * Looks up every title, a few at a time. Returns those whose lookup failed, which can be retried. @throws `AbortError`
 */
export async function resolveTitles(
  titles: readonly NamedTitle[],
  answers: TitleAnswers,
  lookups: Lookups,
  onProgress: (done: number) => void,
): Promise<NamedTitle[]> {
  const failed: NamedTitle[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let title = titles[next++]; title; title = titles[next++]) {
      try {
        if (!answers.has(title.key)) {
          const match = await findTitle(title, lookups.lookUp);
          answers.put(title.key, match.kind === 'missing' ? await findSeries(title, answers, lookups) : match);
        }
        await fetchEpisodes(title, answers, lookups.episodesOf);
      } catch {
        failed.push(title);
      }
      onProgress((done += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}
