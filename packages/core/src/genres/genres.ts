import type { MediaType } from '../media';

export interface Genre {
  id: number;
  name: string;
  slug: string;
  /** The media types whose TMDB lists use this id. */
  types: readonly MediaType[];
}

const both = ['movie', 'tv'] as const;
const film = ['movie'] as const;
const tv = ['tv'] as const;

/** Ids and names of MEDIA-06, slugs of ROUTE-13. */
export const genres: readonly Genre[] = [
  { id: 28, name: 'Action', slug: 'action', types: film },
  { id: 12, name: 'Adventure', slug: 'adventure', types: film },
  { id: 16, name: 'Animation', slug: 'animation', types: both },
  { id: 35, name: 'Comedy', slug: 'comedy', types: both },
  { id: 80, name: 'Crime', slug: 'crime', types: both },
  { id: 99, name: 'Documentary', slug: 'documentary', types: both },
  { id: 18, name: 'Drama', slug: 'drama', types: both },
  { id: 10751, name: 'Family', slug: 'family', types: both },
  { id: 14, name: 'Fantasy', slug: 'fantasy', types: film },
  { id: 36, name: 'History', slug: 'history', types: film },
  { id: 27, name: 'Horror', slug: 'horror', types: film },
  { id: 10402, name: 'Music', slug: 'music', types: film },
  { id: 9648, name: 'Mystery', slug: 'mystery', types: both },
  { id: 10749, name: 'Romance', slug: 'romance', types: film },
  { id: 878, name: 'Science Fiction', slug: 'sci-fi', types: film },
  { id: 10770, name: 'TV Movie', slug: 'tv-movie', types: film },
  { id: 53, name: 'Thriller', slug: 'thriller', types: film },
  { id: 10752, name: 'War', slug: 'war', types: film },
  { id: 37, name: 'Western', slug: 'western', types: both },
  { id: 10759, name: 'Action & Adventure', slug: 'action-adventure', types: tv },
  { id: 10762, name: 'Kids', slug: 'kids', types: tv },
  { id: 10763, name: 'News', slug: 'news', types: tv },
  { id: 10764, name: 'Reality', slug: 'reality', types: tv },
  { id: 10765, name: 'Sci-Fi & Fantasy', slug: 'sci-fi-fantasy', types: tv },
  { id: 10766, name: 'Soap', slug: 'soap', types: tv },
  { id: 10767, name: 'Talk', slug: 'talk', types: tv },
  { id: 10768, name: 'War & Politics', slug: 'war-politics', types: tv },
];

const byId = new Map(genres.map((genre) => [genre.id, genre]));
const bySlug = new Map(genres.map((genre) => [genre.slug, genre]));
const byName = new Map(genres.map((genre) => [genre.name.toLowerCase(), genre]));

/** Old or alternative slugs and the canonical slug they redirect to. */
export const genreSlugAliases: Readonly<Record<string, string>> = {
  'science-fiction': 'sci-fi',
  'action-and-adventure': 'action-adventure',
  'sci-fi-and-fantasy': 'sci-fi-fantasy',
  'war-and-politics': 'war-politics',
};

export const genreById = (id: number): Genre | undefined => byId.get(id);
export const genreBySlug = (slug: string): Genre | undefined => bySlug.get(slug.toLowerCase());

/** Matched regardless of case (MEDIA-07). */
export const genreIdByName = (name: string): number | undefined => byName.get(name.trim().toLowerCase())?.id;
