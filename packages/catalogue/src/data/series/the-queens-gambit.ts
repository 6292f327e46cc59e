import { series } from '../schema';

export default series('the-queens-gambit', [
  {
    id: 900010002,
    name: "The Queen's Gambit",
    firstAirDate: '2020-10-23',
    lastAirDate: '2020-10-23',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama'],
    certification: { US: 'TV-MA' },
    overview:
      'In a Kentucky orphanage a silent girl sees the janitor move little figures over a board and asks what the game is called. Within a few years she is frightening grown men in hotel ballrooms. Chess has never looked so much like a duel.',
    creators: ['Scott Frank', 'Allan Scott'],
    networks: ['Netflix'],
    cast: [
      { name: 'Anya Taylor-Joy', role: 'Beth Harmon' },
      { name: 'Bill Camp', role: 'Mr. Shaibel' },
      { name: 'Marielle Heller', role: 'Alma Wheatley' },
      { name: 'Thomas Brodie-Sangster', role: 'Benny Watts' },
      { name: 'Harry Melling', role: 'Harry Beltik' },
      { name: 'Moses Ingram', role: 'Jolene' },
      { name: 'Isla Johnston', role: 'Young Beth' },
    ],
    keywords: ['chess', 'orphan', 'addiction', '1960s', 'based on novel'],
    providers: ['netflix'],
    episodeRuntimeMin: 56,
    popularity: 75,
    rating: 8.5,
    votes: 4900,
    seasons: [
      {
        number: 1,
        airDate: '2020-10-23',
        episodes: [
          { number: 1, title: 'Openings', airDate: '2020-10-23' },
          { number: 2, title: 'Exchanges', airDate: '2020-10-23' },
          { number: 3, title: 'Doubled Pawns', airDate: '2020-10-23' },
          { number: 4, title: 'Middle Game', airDate: '2020-10-23' },
          { number: 5, title: 'Fork', airDate: '2020-10-23' },
          { number: 6, title: 'Adjournment', airDate: '2020-10-23' },
          { number: 7, title: 'End Game', airDate: '2020-10-23' },
        ],
      },
    ],
  },
]);
