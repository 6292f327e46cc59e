import { series } from '../schema';

export default series('over-the-garden-wall', [
  {
    id: 900010003,
    name: 'Over the Garden Wall',
    firstAirDate: '2014-11-03',
    lastAirDate: '2014-11-07',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Animation', 'Kids', 'Mystery', 'Sci-Fi & Fantasy'],
    certification: { US: 'TV-PG' },
    overview:
      'Two half-brothers are lost in a wood that seems older than the country around it. A bluebird with a temper, a lantern that must not go out and a frog without a settled name keep them company. Ten small chapters, best watched as the leaves fall.',
    creators: ['Patrick McHale'],
    networks: ['Cartoon Network'],
    cast: [
      { name: 'Elijah Wood', role: 'Wirt (voice)' },
      { name: 'Collin Dean', role: 'Greg (voice)' },
      { name: 'Melanie Lynskey', role: 'Beatrice (voice)' },
      { name: 'Christopher Lloyd', role: 'The Woodsman (voice)' },
    ],
    keywords: ['forest', 'brothers', 'folklore', 'autumn', 'lost'],
    episodeRuntimeMin: 11,
    popularity: 55,
    rating: 8.5,
    votes: 900,
    seasons: [
      {
        number: 1,
        airDate: '2014-11-03',
        episodes: [
          { number: 1, title: 'The Old Grist Mill', airDate: '2014-11-03' },
          { number: 2, title: "Hard Times at the Huskin' Bee", airDate: '2014-11-03' },
          { number: 3, title: 'Schooltown Follies', airDate: '2014-11-04' },
          { number: 4, title: 'Songs of the Dark Lantern', airDate: '2014-11-04' },
          { number: 5, title: 'Mad Love', airDate: '2014-11-05' },
          { number: 6, title: 'Lullaby in Frogland', airDate: '2014-11-05' },
          { number: 7, title: 'The Ringing of the Bell', airDate: '2014-11-06' },
          { number: 8, title: 'Babes in the Wood', airDate: '2014-11-06' },
          { number: 9, title: 'Into the Unknown', airDate: '2014-11-07' },
          { number: 10, title: 'The Unknown', airDate: '2014-11-07' },
        ],
      },
    ],
  },
]);
