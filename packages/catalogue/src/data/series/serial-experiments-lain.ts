import { series } from '../schema';

export default series('serial-experiments-lain', [
  {
    id: 900010020,
    name: 'Serial Experiments Lain',
    originalName: 'シリアルエクスペリメンツ レイン',
    firstAirDate: '1998-07-06',
    lastAirDate: '1998-09-28',
    status: 'Ended',
    type: 'Scripted',
    originalLanguage: 'ja',
    countries: ['JP'],
    genres: ['Animation', 'Drama', 'Mystery', 'Sci-Fi & Fantasy'],
    overview:
      'A classmate who has died sends an e-mail to say that she is fine. Shy Lain asks her father for a better computer and begins to spend her nights in the Wired, where somebody with her face is already well known. Made in 1998; about now.',
    networks: ['TV Tokyo'],
    cast: [{ name: 'Kaori Shimizu', role: 'Lain Iwakura (voice)' }],
    keywords: ['internet', 'identity', 'schoolgirl', 'cyberpunk', 'anime'],
    episodeRuntimeMin: 24,
    popularity: 36,
    rating: 8.1,
    votes: 500,
    seasons: [
      {
        number: 1,
        airDate: '1998-07-06',
        episodes: [
          { number: 1, title: 'Weird', airDate: '1998-07-06' },
          { number: 2, title: 'Girls', airDate: '1998-07-13' },
          { number: 3, title: 'Psyche', airDate: '1998-07-20' },
          { number: 4, title: 'Religion', airDate: '1998-07-27' },
          { number: 5, title: 'Distortion', airDate: '1998-08-03' },
          { number: 6, title: 'Kids', airDate: '1998-08-10' },
          { number: 7, title: 'Society', airDate: '1998-08-17' },
          { number: 8, title: 'Rumors', airDate: '1998-08-24' },
          { number: 9, title: 'Protocol', airDate: '1998-08-31' },
          { number: 10, title: 'Love', airDate: '1998-09-07' },
          { number: 11, title: 'Infornography', airDate: '1998-09-14' },
          { number: 12, title: 'Landscape', airDate: '1998-09-21' },
          { number: 13, title: 'Ego', airDate: '1998-09-28' },
        ],
      },
    ],
  },
]);
