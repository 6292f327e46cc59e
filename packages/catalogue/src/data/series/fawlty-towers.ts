import { series } from '../schema';

export default series('fawlty-towers', [
  {
    id: 900010007,
    name: 'Fawlty Towers',
    firstAirDate: '1975-09-19',
    lastAirDate: '1979-10-25',
    status: 'Ended',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Comedy'],
    overview:
      'Basil Fawlty owns a small hotel in Torquay and would enjoy it very much if nobody stayed there. His wife runs it, his waiter misunderstands it, and every attempt to hide a small mistake makes a large one. Twelve episodes, not one wasted.',
    creators: ['John Cleese', 'Connie Booth'],
    networks: ['BBC Two'],
    cast: [
      { name: 'John Cleese', role: 'Basil Fawlty' },
      { name: 'Prunella Scales', role: 'Sybil Fawlty' },
      { name: 'Andrew Sachs', role: 'Manuel' },
      { name: 'Connie Booth', role: 'Polly Sherman' },
      { name: 'Ballard Berkeley', role: 'Major Gowen' },
    ],
    keywords: ['hotel', 'farce', 'marriage', 'torquay', 'sitcom'],
    episodeRuntimeMin: 32,
    popularity: 32,
    rating: 8.3,
    votes: 700,
    seasons: [
      {
        number: 1,
        airDate: '1975-09-19',
        episodes: [
          { number: 1, title: 'A Touch of Class', airDate: '1975-09-19' },
          { number: 2, title: 'The Builders', airDate: '1975-09-26' },
          { number: 3, title: 'The Wedding Party', airDate: '1975-10-03' },
          { number: 4, title: 'The Hotel Inspectors', airDate: '1975-10-10' },
          { number: 5, title: 'Gourmet Night', airDate: '1975-10-17' },
          { number: 6, title: 'The Germans', airDate: '1975-10-24' },
        ],
      },
      {
        number: 2,
        airDate: '1979-02-19',
        episodes: [
          { number: 1, title: 'Communication Problems', airDate: '1979-02-19' },
          { number: 2, title: 'The Psychiatrist', airDate: '1979-02-26' },
          { number: 3, title: 'Waldorf Salad', airDate: '1979-03-05' },
          { number: 4, title: 'The Kipper and the Corpse', airDate: '1979-03-12' },
          { number: 5, title: 'The Anniversary', airDate: '1979-03-26' },
          { number: 6, title: 'Basil the Rat', airDate: '1979-10-25' },
        ],
      },
    ],
  },
]);
