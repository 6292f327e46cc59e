import type { WireCollection, WirePerson } from '../wire';
import { wireMovieItem, wireTvItem } from './wire-items';

export const wirePerson = (overrides: Partial<WirePerson> = {}): WirePerson => ({
  id: 301,
  adult: false,
  also_known_as: ['M. Quill'],
  biography: 'Mara Quill is an actor from a town that does not exist.',
  birthday: '1984-02-29',
  deathday: null,
  gender: 1,
  homepage: null,
  imdb_id: 'nm0000301',
  known_for_department: 'Acting',
  name: 'Mara Quill',
  place_of_birth: '',
  popularity: 12,
  profile_path: '/quill-profile.jpg',
  combined_credits: {
    cast: [
      { ...wireMovieItem(), media_type: 'movie', character: 'Ines', credit_id: 'c1' },
      { ...wireTvItem(), media_type: 'tv', character: 'Herself', credit_id: '', episode_count: 3 },
    ],
    crew: [],
  },
  ...overrides,
});

export const wireCollection = (overrides: Partial<WireCollection> = {}): WireCollection => ({
  id: 501,
  name: 'Harbour Collection',
  overview: '',
  poster_path: '/harbour-poster.jpg',
  backdrop_path: null,
  parts: [
    wireMovieItem({ id: 104, title: 'Harbour Dark', release_date: '' }),
    wireMovieItem({ id: 105, title: 'Harbour Dawn', release_date: '2022-05-01' }),
    wireMovieItem(),
  ],
  ...overrides,
});
