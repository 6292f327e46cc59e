import { series } from '../schema';

export default series('black-mirror', [
  {
    id: 900010022,
    name: 'Black Mirror',
    firstAirDate: '2011-12-04',
    status: 'Returning Series',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Drama', 'Mystery', 'Sci-Fi & Fantasy'],
    certification: { US: 'TV-MA' },
    overview:
      'Every story is on its own, with its own cast and its own device: an implant that remembers, an app that rates, a game that knows you. None of them goes as advertised. The screen you are looking at is the title.',
    creators: ['Charlie Brooker'],
    networks: ['Channel 4', 'Netflix'],
    cast: [],
    keywords: ['anthology', 'technology', 'dystopia', 'satire'],
    providers: ['netflix'],
    episodeRuntimeMin: 60,
    popularity: 260,
    rating: 8.3,
    votes: 5600,
    seasons: [
      {
        number: 0,
        name: 'Specials',
        airDate: '2014-12-16',
        episodes: [{ number: 1, title: 'White Christmas', airDate: '2014-12-16' }],
      },
      {
        number: 1,
        airDate: '2011-12-04',
        episodes: [
          { number: 1, title: 'The National Anthem', airDate: '2011-12-04' },
          { number: 2, title: 'Fifteen Million Merits', airDate: '2011-12-11' },
          { number: 3, title: 'The Entire History of You', airDate: '2011-12-18' },
        ],
      },
      {
        number: 2,
        airDate: '2013-02-11',
        episodes: [
          { number: 1, title: 'Be Right Back', airDate: '2013-02-11' },
          { number: 2, title: 'White Bear', airDate: '2013-02-18' },
          { number: 3, title: 'The Waldo Moment', airDate: '2013-02-25' },
        ],
      },
      {
        number: 3,
        airDate: '2016-10-21',
        episodes: [
          { number: 1, title: 'Nosedive', airDate: '2016-10-21' },
          { number: 2, title: 'Playtest', airDate: '2016-10-21' },
          { number: 3, title: 'Shut Up and Dance', airDate: '2016-10-21' },
          { number: 4, title: 'San Junipero', airDate: '2016-10-21' },
          { number: 5, title: 'Men Against Fire', airDate: '2016-10-21' },
          { number: 6, title: 'Hated in the Nation', airDate: '2016-10-21' },
        ],
      },
      {
        number: 4,
        airDate: '2017-12-29',
        episodes: [
          { number: 1, title: 'USS Callister', airDate: '2017-12-29' },
          { number: 2, title: 'Arkangel', airDate: '2017-12-29' },
          { number: 3, title: 'Crocodile', airDate: '2017-12-29' },
          { number: 4, title: 'Hang the DJ', airDate: '2017-12-29' },
          { number: 5, title: 'Metalhead', airDate: '2017-12-29' },
          { number: 6, title: 'Black Museum', airDate: '2017-12-29' },
        ],
      },
      {
        number: 5,
        airDate: '2019-06-05',
        episodes: [
          { number: 1, title: 'Striking Vipers', airDate: '2019-06-05' },
          { number: 2, title: 'Smithereens', airDate: '2019-06-05' },
          { number: 3, title: 'Rachel, Jack and Ashley Too', airDate: '2019-06-05' },
        ],
      },
      {
        number: 6,
        airDate: '2023-06-15',
        episodes: [
          { number: 1, title: 'Joan Is Awful', airDate: '2023-06-15' },
          { number: 2, title: 'Loch Henry', airDate: '2023-06-15' },
          { number: 3, title: 'Beyond the Sea', airDate: '2023-06-15' },
          { number: 4, title: 'Mazey Day', airDate: '2023-06-15' },
          { number: 5, title: 'Demon 79', airDate: '2023-06-15' },
        ],
      },
      {
        number: 7,
        airDate: '2025-04-10',
        episodes: [
          { number: 1, title: 'Common People', airDate: '2025-04-10' },
          { number: 2, title: 'Bête Noire', airDate: '2025-04-10' },
          { number: 3, title: 'Hotel Reverie', airDate: '2025-04-10' },
          { number: 4, title: 'Plaything', airDate: '2025-04-10' },
          { number: 5, title: 'Eulogy', airDate: '2025-04-10' },
          { number: 6, title: 'USS Callister: Into Infinity', airDate: '2025-04-10' },
        ],
      },
    ],
  },
]);
