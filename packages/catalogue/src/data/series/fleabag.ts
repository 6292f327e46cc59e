import { series } from '../schema';

export default series('fleabag', [
  {
    id: 900010001,
    name: 'Fleabag',
    firstAirDate: '2016-07-21',
    lastAirDate: '2019-04-08',
    status: 'Ended',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Comedy', 'Drama'],
    certification: { US: 'TV-MA' },
    overview:
      'She runs a guinea-pig-themed café badly, sleeps around competently and tells you, the viewer, everything but the one thing that matters. A comedy that keeps laughing until you notice what it is standing on.',
    creators: ['Phoebe Waller-Bridge'],
    networks: ['BBC Three', 'BBC One'],
    cast: [
      { name: 'Phoebe Waller-Bridge', role: 'Fleabag' },
      { name: 'Sian Clifford', role: 'Claire' },
      { name: 'Olivia Colman', role: 'Godmother' },
      { name: 'Bill Paterson', role: 'Dad' },
      { name: 'Jenny Rainsford', role: 'Boo' },
      { name: 'Brett Gelman', role: 'Martin' },
      { name: 'Hugh Skinner', role: 'Harry' },
      { name: 'Andrew Scott', role: 'The Priest' },
    ],
    keywords: ['london', 'grief', 'fourth wall', 'sisters', 'café'],
    providers: ['amazon-prime'],
    episodeRuntimeMin: 26,
    popularity: 48,
    rating: 8.3,
    votes: 1900,
    seasons: [
      {
        number: 1,
        airDate: '2016-07-21',
        episodes: [
          { number: 1, title: 'Episode 1', airDate: '2016-07-21' },
          { number: 2, title: 'Episode 2', airDate: '2016-07-28' },
          { number: 3, title: 'Episode 3', airDate: '2016-08-04' },
          { number: 4, title: 'Episode 4', airDate: '2016-08-11' },
          { number: 5, title: 'Episode 5', airDate: '2016-08-18' },
          { number: 6, title: 'Episode 6', airDate: '2016-08-25' },
        ],
      },
      {
        number: 2,
        airDate: '2019-03-04',
        episodes: [
          { number: 1, title: 'Episode 1', airDate: '2019-03-04' },
          { number: 2, title: 'Episode 2', airDate: '2019-03-11' },
          { number: 3, title: 'Episode 3', airDate: '2019-03-18' },
          { number: 4, title: 'Episode 4', airDate: '2019-03-25' },
          { number: 5, title: 'Episode 5', airDate: '2019-04-01' },
          { number: 6, title: 'Episode 6', airDate: '2019-04-08' },
        ],
      },
    ],
  },
]);
