import { series } from '../schema';

export default series('the-prisoner', [
  {
    id: 900010043,
    name: 'The Prisoner',
    firstAirDate: '1967-09-29',
    lastAirDate: '1968-02-01',
    status: 'Ended',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Drama', 'Mystery', 'Sci-Fi & Fantasy'],
    overview:
      'A British agent resigns in a fury, is gassed in his flat, and wakes up in a pretty village by the sea where nobody has a name. Number Two wants to know why. Number Six is not a number, and a large white balloon does not agree.',
    creators: ['Patrick McGoohan'],
    networks: ['ITV'],
    cast: [
      { name: 'Patrick McGoohan', role: 'Number Six' },
      { name: 'Angelo Muscat', role: 'The Butler' },
      { name: 'Leo McKern', role: 'Number Two' },
    ],
    keywords: ['spy', 'village', 'surveillance', 'identity', 'allegory'],
    episodeRuntimeMin: 49,
    popularity: 26,
    rating: 7.9,
    votes: 350,
    seasons: [
      {
        number: 1,
        airDate: '1967-09-29',
        episodes: [
          { number: 1, title: 'Arrival' },
          { number: 2, title: 'The Chimes of Big Ben' },
          { number: 3, title: 'A. B. and C.' },
          { number: 4, title: 'Free for All' },
          { number: 5, title: 'The Schizoid Man' },
          { number: 6, title: 'The General' },
          { number: 7, title: 'Many Happy Returns' },
          { number: 8, title: 'Dance of the Dead' },
          { number: 9, title: 'Checkmate' },
          { number: 10, title: 'Hammer into Anvil' },
          { number: 11, title: "It's Your Funeral" },
          { number: 12, title: 'A Change of Mind' },
          { number: 13, title: 'Do Not Forsake Me Oh My Darling' },
          { number: 14, title: 'Living in Harmony' },
          { number: 15, title: 'The Girl Who Was Death' },
          { number: 16, title: 'Once Upon a Time' },
          { number: 17, title: 'Fall Out' },
        ],
      },
    ],
  },
]);
