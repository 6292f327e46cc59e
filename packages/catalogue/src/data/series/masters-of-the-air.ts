import { series } from '../schema';

export default series('masters-of-the-air', [
  {
    id: 900010031,
    name: 'Masters of the Air',
    firstAirDate: '2024-01-26',
    lastAirDate: '2024-03-15',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'War & Politics'],
    certification: { US: 'TV-MA' },
    overview:
      'From an airfield in the east of England, the crews of the 100th Bomb Group fly to Germany by day, and fewer come back each time. Two friends lead them, one cautious and one not. The air war seen through frozen glass.',
    creators: ['John Shiban', 'John Orloff'],
    networks: ['Apple TV+'],
    cast: [
      { name: 'Austin Butler', role: "Gale 'Buck' Cleven" },
      { name: 'Callum Turner', role: "John 'Bucky' Egan" },
      { name: 'Anthony Boyle', role: 'Harry Crosby' },
      { name: 'Barry Keoghan', role: 'Curtis Biddick' },
      { name: 'Nate Mann', role: "Robert 'Rosie' Rosenthal" },
      { name: 'Rafferty Law', role: 'Ken Lemmons' },
      { name: 'Ncuti Gatwa', role: 'Robert Daniels' },
    ],
    keywords: ['world war ii', 'bomber', 'air force', 'england', 'prisoner of war'],
    providers: ['apple-tv'],
    episodeRuntimeMin: 55,
    popularity: 58,
    rating: 7.6,
    votes: 900,
    seasons: [
      {
        number: 1,
        airDate: '2024-01-26',
        episodes: [
          { number: 1, title: 'Part One', airDate: '2024-01-26' },
          { number: 2, title: 'Part Two', airDate: '2024-01-26' },
          { number: 3, title: 'Part Three', airDate: '2024-02-02' },
          { number: 4, title: 'Part Four', airDate: '2024-02-09' },
          { number: 5, title: 'Part Five', airDate: '2024-02-16' },
          { number: 6, title: 'Part Six', airDate: '2024-02-23' },
          { number: 7, title: 'Part Seven', airDate: '2024-03-01' },
          { number: 8, title: 'Part Eight', airDate: '2024-03-08' },
          { number: 9, title: 'Part Nine', airDate: '2024-03-15' },
        ],
      },
    ],
  },
]);
