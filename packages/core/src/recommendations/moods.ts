import { genreBySlug } from '../genres';
import { keysOf } from '../json';
import type { MediaType } from '../media';

/** What somebody is in the mood for, by the slugs of the genres that have it. */
const moodGenres = {
  funny: ['comedy'],
  tense: ['thriller', 'mystery', 'crime'],
  moving: ['drama', 'romance'],
  thrilling: ['action', 'adventure', 'action-adventure', 'war'],
  magical: ['fantasy', 'sci-fi', 'sci-fi-fantasy'],
  scary: ['horror'],
  family: ['family', 'animation', 'kids'],
  real: ['documentary', 'history'],
} as const;

export type Mood = keyof typeof moodGenres;
export const moods = keysOf(moodGenres);

/** TMDB ids of a mood's genres; empty if a media type has none. */
export const genresOfMood = (mood: Mood, mediaType: MediaType): number[] =>
  moodGenres[mood].flatMap((slug) => {
    const genre = genreBySlug(slug);
    return genre?.types.includes(mediaType) ? [genre.id] : [];
  });

/** First years of decades to choose from; the first one stands for all before the second. */
export const decades = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020] as const;
export type Decade = (typeof decades)[number];

const EARLIEST = 1870;

/** First and last year, inclusive. */
export const yearsOf = (decade: Decade): { from: number; to: number } => ({
  from: decade === decades[0] ? EARLIEST : decade,
  to: decade + 9,
});
