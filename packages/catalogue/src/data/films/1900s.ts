import { films } from '../schema';

export default films('1900s', [
  {
    id: 900000001,
    title: 'A Trip to the Moon',
    originalTitle: 'Le Voyage dans la Lune',
    releaseDate: '1902-09-01',
    runtimeMin: 15,
    originalLanguage: 'fr',
    countries: ['FR'],
    genres: ['Adventure', 'Science Fiction', 'Fantasy'],
    overview:
      "A club of bickering astronomers builds a giant cannon and has itself shot at the Moon. What they find up there is painted, exploding and delightfully unfriendly. Cinema's first great flight of fancy still lands right in the eye.",
    directors: ['Georges Méliès'],
    writers: ['Georges Méliès'],
    cast: [
      { name: 'Georges Méliès', role: 'Professor Barbenfouillis' },
      { name: 'Bleuette Bernon', role: 'Phoebe' },
      { name: 'François Lallement' },
      { name: 'Henri Delannoy' },
    ],
    keywords: ['silent film', 'moon', 'space travel', 'rocket', 'public domain'],
    popularity: 24,
    rating: 7.9,
    votes: 1900,
  },
  {
    id: 900000002,
    title: 'The Great Train Robbery',
    releaseDate: '1903-12-07',
    runtimeMin: 12,
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Western', 'Crime', 'Action'],
    overview:
      "Bandits board a train, empty its safe and its passengers' pockets, and ride for the hills with a posse behind them. Twelve minutes that taught the movies how to cut from one place to another.",
    directors: ['Edwin S. Porter'],
    writers: ['Edwin S. Porter'],
    cast: [{ name: "Gilbert M. 'Broncho Billy' Anderson" }, { name: 'Justus D. Barnes' }],
    keywords: ['silent film', 'train robbery', 'outlaw', 'public domain'],
    popularity: 14,
    rating: 7.1,
    votes: 700,
  },
]);
