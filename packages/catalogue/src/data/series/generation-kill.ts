import { series } from '../schema';

export default series('generation-kill', [
  {
    id: 900010018,
    name: 'Generation Kill',
    firstAirDate: '2008-07-13',
    lastAirDate: '2008-08-24',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'War & Politics'],
    certification: { US: 'TV-MA' },
    overview:
      'A magazine reporter rides in a Humvee with the Marines who lead the drive on Baghdad. They are bored, funny, expertly trained and badly informed. Adapted with the people who made The Wire, and with the same ear.',
    creators: ['David Simon', 'Ed Burns'],
    networks: ['HBO'],
    cast: [
      { name: 'Alexander Skarsgård', role: 'Brad Colbert' },
      { name: 'James Ransone', role: 'Ray Person' },
      { name: 'Lee Tergesen', role: "Evan 'Scribe' Wright" },
      { name: 'Stark Sands', role: 'Nathaniel Fick' },
      { name: 'Jon Huertas', role: 'Tony Espera' },
      { name: 'Billy Lush', role: 'Harold Trombley' },
    ],
    keywords: ['iraq war', 'marines', 'reporter', 'based on true story'],
    providers: ['hbo-max'],
    episodeRuntimeMin: 67,
    popularity: 38,
    rating: 8,
    votes: 500,
    seasons: [
      {
        number: 1,
        airDate: '2008-07-13',
        episodes: [
          { number: 1, title: 'Get Some', airDate: '2008-07-13' },
          { number: 2, title: 'The Cradle of Civilization', airDate: '2008-07-20' },
          { number: 3, title: 'Screwby', airDate: '2008-07-27' },
          { number: 4, title: 'Combat Jack', airDate: '2008-08-03' },
          { number: 5, title: 'A Burning Dog', airDate: '2008-08-10' },
          { number: 6, title: 'Stay Frosty', airDate: '2008-08-17' },
          { number: 7, title: 'Bomb in the Garden', airDate: '2008-08-24' },
        ],
      },
    ],
  },
]);
