import type { EpisodeRef, TitleRef } from '../../records';
import { episodeRef } from '../../values/build';
import { episodeNumber } from '../../values/fields';

/** Netflix's word for "season" in the languages of its site. */
const SEASON =
  /^(?:season|series|part|volume|vol\.|book|staffel|teil|saison|partie|temporada|parte|stagione|seizoen|deel|säsong|sæson|sesong|kausi|sezon|seria|évad|série|sezonul|сезон|シーズン|시즌) ?(\d{1,3})(?: ?:)?$/i;
const LIMITED = /^(?:limited series|miniseries|mini-series|miniserie|mini-série|serie limitada|minissérie)$/i;
const EPISODE =
  /^(?:episode|chapter|folge|kapitel|épisode|chapitre|episodio|capítulo|episódio|capitolo|aflevering|avsnitt|afsnit|jakso|odcinek|bölüm|серия) ?(\d{1,4})$/i;

export interface NetflixTitle {
  title: TitleRef;
  episode?: EpisodeRef;
}

const nameless = { year: null, ids: {} };

/**
 * `Series: Season 2: Episode name`. Without the season, a series cannot be told from a film with a colon in its name:
 * such a row is one title of either type. Null if Netflix has removed the name.
 */
export function netflixTitle(text: string): NetflixTitle | null {
  const parts = text.split(': ').map((part) => part.trim());
  if ((parts[0] ?? '') === '') return null;
  for (let at = 1; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const [, season = LIMITED.test(part) ? '1' : undefined] = SEASON.exec(part) ?? [];
    if (season === undefined || at === parts.length - 1) continue;
    const name = parts.slice(at + 1).join(': ');
    return {
      title: { mediaType: 'tv', title: parts.slice(0, at).join(': '), ...nameless },
      episode: episodeRef({
        season: episodeNumber(season),
        number: episodeNumber(EPISODE.exec(name)?.[1]),
        title: name,
      }),
    };
  }
  return { title: { mediaType: null, title: parts.join(': '), ...nameless } };
}
