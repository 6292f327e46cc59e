import { series } from '../schema';

export default series('flcl', [
  {
    id: 900010021,
    name: 'FLCL',
    originalName: 'フリクリ',
    firstAirDate: '2000-04-26',
    lastAirDate: '2001-03-16',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'ja',
    countries: ['JP'],
    genres: ['Animation', 'Comedy', 'Sci-Fi & Fantasy'],
    overview:
      'Nothing ever happens in Mabase, until a woman on a yellow scooter runs over a twelve-year-old and hits him with a bass guitar. Something starts to grow out of his forehead. Six episodes of adolescence at full volume.',
    creators: ['Kazuya Tsurumaki'],
    cast: [
      { name: 'Jun Mizuki', role: 'Naota Nandaba (voice)' },
      { name: 'Mayumi Shintani', role: 'Haruko Haruhara (voice)' },
      { name: 'Izumi Kasagi', role: 'Mamimi Samejima (voice)' },
    ],
    keywords: ['coming of age', 'robot', 'guitar', 'alien', 'anime'],
    episodeRuntimeMin: 25,
    popularity: 30,
    rating: 7.8,
    votes: 450,
    seasons: [
      {
        number: 1,
        airDate: '2000-04-26',
        episodes: [
          { number: 1, title: 'Fooly Cooly' },
          { number: 2, title: 'Fire Starter' },
          { number: 3, title: 'Marquis de Carabas' },
          { number: 4, title: 'Full Swing' },
          { number: 5, title: 'Brittle Bullet' },
          { number: 6, title: 'FLCLimax' },
        ],
      },
    ],
  },
]);
