import { problem, type ReadItem, type SourceLine, type TitleRef } from '../../records';
import { elementText, elementsOf } from '../../text/xml';
import { episodeRef, note, rating, saved, watching } from '../../values/build';
import { episodeNumber, wholeNumber } from '../../values/fields';
import { idsOf, isNamed, positiveId } from '../../values/ids';
import { orLine } from '../reader';

/** The status as text, or as a number in older exports. */
const STATUS = new Map([
  ['1', 'watching'],
  ['2', 'completed'],
  ['3', 'on-hold'],
  ['4', 'dropped'],
  ['6', 'plan to watch'],
]);

const statusOf = (text: string): string => STATUS.get(text) ?? text.toLowerCase();

function* watchings(xml: string, title: TitleRef, source: SourceLine): Generator<ReadItem> {
  const isCompleted = statusOf(elementText(xml, 'my_status')) === 'completed';
  const finished = isCompleted ? elementText(xml, 'my_finish_date') : '';
  const again = wholeNumber(elementText(xml, 'my_times_watched')) ?? 0;
  const more = again > 0 ? { times: again + 1 } : {};
  const last = episodeNumber(elementText(xml, 'my_watched_episodes'), 1);
  if (title.mediaType === 'movie') {
    if (isCompleted) yield* watching({ title, source }, finished, more);
  } else if (last !== null) {
    // The dates are those of the first and the last episode; this record is about the last.
    const episode = episodeRef({ absolute: last });
    yield* watching({ title, episode, source }, finished, { ...more, isThrough: true });
  } else if (isCompleted) yield* watching({ title, source }, '', more);
}

function* readAnime(xml: string, source: SourceLine): Generator<ReadItem> {
  const type = elementText(xml, 'series_type').toLowerCase();
  const title: TitleRef = {
    mediaType: type === 'movie' || type === '3' ? 'movie' : 'tv',
    title: elementText(xml, 'series_title'),
    year: null,
    ids: idsOf({ mal: positiveId(elementText(xml, 'series_animedb_id')) }),
  };
  if (!isNamed(title)) {
    yield problem('no_title', source, xml.trim());
    return;
  }
  const status = statusOf(elementText(xml, 'my_status'));
  yield* watchings(xml, title, source);
  if (status.startsWith('plan')) yield* saved({ kind: 'watchlist', title, source }, null);
  else if (/hold|drop/.test(status)) yield problem('not_carried_over', source, `${title.title}: ${status}`);
  yield* rating({ title, source }, elementText(xml, 'my_score'), null);
  yield* note({ title, source }, elementText(xml, 'my_comments'), null);
}

export const isMyAnimeList = (xml: string): boolean => xml.slice(0, 2_000).includes('<myanimelist>');

/** MyAnimeList's XML, which the exporters of AniList and Kitsu write too. Manga is reported as unsupported. */
export function* readMyAnimeList(xml: string, file: string): Generator<ReadItem> {
  let line = 0;
  for (const { name, inner, isOpen } of elementsOf(xml, ['anime', 'manga'])) {
    line += 1;
    const source = { file, line };
    if (isOpen) yield problem('not_understood', source, inner.trim());
    else if (name === 'manga') yield problem('not_a_video', source, elementText(inner, 'manga_title'));
    else yield* orLine(readAnime(inner, source), source, elementText(inner, 'series_title'));
  }
}
