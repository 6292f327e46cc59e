import type { MediaType } from '../media';
import { genreBySlug } from './genres';

/** Genre parameters for `discover/{type}`; a missing type is not requested. `|` is TMDB's OR. */
interface GenreQuery {
  withGenres: string;
  withOriginalLanguage?: string;
}
type CategoryQuery = Partial<Record<MediaType, GenreQuery>>;

/**
 * Film and TV genre ids that are equivalent on mixed pages (BROWSE-05): action and adventure ↔ 10759, sci-fi and
 * fantasy ↔ 10765, war ↔ 10768, kids ↔ family. A genre without a counterpart is requested for one type only.
 */
const counterparts: Readonly<Record<number, { movie?: readonly number[]; tv?: readonly number[] }>> = {
  28: { tv: [10759] },
  12: { tv: [10759] },
  10759: { movie: [28, 12] },
  878: { tv: [10765] },
  14: { tv: [10765] },
  10765: { movie: [878, 14] },
  10752: { tv: [10768] },
  10768: { movie: [10752] },
  10762: { movie: [10751] },
};

export interface Category {
  slug: string;
  name: string;
  query: CategoryQuery;
}

/** Anime has no genre id: it is animation in Japanese, films and series (BROWSE-06). */
export const anime: Category = {
  slug: 'anime',
  name: 'Anime',
  query: {
    movie: { withGenres: '16', withOriginalLanguage: 'ja' },
    tv: { withGenres: '16', withOriginalLanguage: 'ja' },
  },
};

/** The category of `/categories/{slug}` with its query for each media type; undefined shows "Genre Not Found". */
export function categoryBySlug(slug: string): Category | undefined {
  if (slug.toLowerCase() === anime.slug) return anime;
  const genre = genreBySlug(slug);
  if (!genre) return undefined;
  const query: CategoryQuery = {};
  for (const mediaType of ['movie', 'tv'] as const) {
    const ids = genre.types.includes(mediaType) ? [genre.id] : counterparts[genre.id]?.[mediaType];
    if (ids) query[mediaType] = { withGenres: ids.join('|') };
  }
  return { slug: genre.slug, name: genre.name, query };
}
