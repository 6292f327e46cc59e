import type { EpisodeRef, TitleRef } from '../../records';
import { episodeRef } from '../../values/build';
import { episodeNumber } from '../../values/fields';

/** Netflix's words for "season" and "episode" in the languages of its site. */
const SEASONS =
  'season|series|part|volume|vol\\.|book|year|act|set|collection|staffel|teil|saison|partie|temporada|parte|stagione|seizoen|deel|säsong|sæson|sesong|kausi|sezon|sezonul|sezona|seria|série|řada|évad|sezóna|musim|phần|κύκλος|σεζόν|сезон|עונה|الموسم|ซีซั่น|ซีซัน|シーズン|シリーズ|시즌|季';
const EPISODES =
  'episode|chapter|folge|kapitel|épisode|chapitre|episodio|capítulo|episódio|capitolo|aflevering|avsnitt|afsnit|jakso|odcinek|bölüm|díl|rész|epizód|epizoda|episodul|tập|επεισόδιο|серия|серія|פרק|الحلقة|ตอนที่|エピソード|話|에피소드|화|集|章';

/** The number may come behind its word or before it: `Staffel 2`, `2. řada`, `第2シリーズ`, `第一季`. */
const numbered = (words: string, digits: string): RegExp =>
  new RegExp(
    `^(?:(?:${words}) ?(\\d{1,${digits}})(?: ?:| [(（]?(?:${words}) ?\\d{1,2}[)）]?)?|第? ?(\\d{1,${digits}})\\.? ?(?:${words})|第 ?([一二三四五六七八九十]) ?(?:${words}))$`,
    'iu',
  );

const SEASON = numbered(SEASONS, '3');
const EPISODE = numbered(EPISODES, '4');
const LIMITED = /^(?:limited series|miniseries|mini-series|miniserie|mini-série|serie limitada|minissérie)$/i;
/** `Pilot (Episode 1)` */
const WITH_EPISODE = /^(.{0,400}?) ?[(（]([^()（）]{1,40})[)）]$/;

const numberIn = (pattern: RegExp, text: string): string | undefined => {
  const [, behind, before, han] = pattern.exec(text) ?? [];
  return behind ?? before ?? (han && String('一二三四五六七八九十'.indexOf(han) + 1));
};

/** The season that a part names; `Name 4` below `Name` is season 4. */
function seasonOf(part: string, series: string): string | undefined {
  if (LIMITED.test(part)) return '1';
  const isRepeated = series !== '' && part.toLowerCase().startsWith(`${series.toLowerCase()} `);
  return numberIn(SEASON, part) ?? (isRepeated ? /^\d{1,3}$/.exec(part.slice(series.length + 1))?.[0] : undefined);
}

function episodeIn(season: string | undefined, text: string): EpisodeRef {
  const [, name = '', inBrackets = ''] = WITH_EPISODE.exec(text) ?? [];
  const bracketed = numberIn(EPISODE, inBrackets);
  return episodeRef({
    season: episodeNumber(season),
    number: episodeNumber(bracketed ?? numberIn(EPISODE, text)),
    title: bracketed === undefined ? text : name,
  });
}

export interface NetflixTitle {
  title: TitleRef;
  episode?: EpisodeRef;
  /** What the name means if there is no film or series of that name. */
  orSeries?: { title: TitleRef; episode: EpisodeRef };
}

const nameless = { year: null, ids: {} };
const seriesOf = (title: string): TitleRef => ({ mediaType: 'tv', title, ...nameless });

/**
 * `Series: Season 2: Episode name`. Without the season, a series cannot be told from a film with a colon in its name:
 * such a row is one title of either type, or else an episode. Null if Netflix has removed the name.
 */
export function netflixTitle(text: string): NetflixTitle | null {
  const parts = text.split(/: |：/).map((part) => part.trim());
  const [first = ''] = parts;
  if (first === '') return null;
  for (let at = 1; at < parts.length - 1; at += 1) {
    const series = parts.slice(0, at).join(': ');
    const season = seasonOf(parts[at] ?? '', series);
    if (season !== undefined)
      return { title: seriesOf(series), episode: episodeIn(season, parts.slice(at + 1).join(': ')) };
  }
  const title: TitleRef = { mediaType: null, title: parts.join(': '), ...nameless };
  if (parts.length < 2) return { title };
  return { title, orSeries: { title: seriesOf(first), episode: episodeIn(undefined, parts.slice(1).join(': ')) } };
}
