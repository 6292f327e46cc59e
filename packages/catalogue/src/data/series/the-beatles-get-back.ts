import { series } from '../schema';

export default series('the-beatles-get-back', [
  {
    id: 900010041,
    name: 'The Beatles: Get Back',
    firstAirDate: '2021-11-25',
    lastAirDate: '2021-11-27',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['GB', 'NZ', 'US'],
    genres: ['Documentary'],
    overview:
      'In January 1969 four young men who are tired of each other meet in a cold film studio to write an album in three weeks. Peter Jackson opens sixty hours of film shot then, and lets you watch a song arrive out of nothing. It ends on a roof.',
    networks: ['Disney+'],
    cast: [
      { name: 'John Lennon', role: 'Self' },
      { name: 'Paul McCartney', role: 'Self' },
      { name: 'George Harrison', role: 'Self' },
      { name: 'Ringo Starr', role: 'Self' },
      { name: 'Yoko Ono', role: 'Self' },
      { name: 'Billy Preston', role: 'Self' },
    ],
    keywords: ['the beatles', 'music', '1969', 'recording studio', 'archive'],
    providers: ['disney'],
    episodeRuntimeMin: 156,
    popularity: 32,
    rating: 8.3,
    votes: 300,
    seasons: [
      {
        number: 1,
        airDate: '2021-11-25',
        episodes: [
          { number: 1, title: 'Part 1: Days 1-7', airDate: '2021-11-25' },
          { number: 2, title: 'Part 2: Days 8-16', airDate: '2021-11-26' },
          { number: 3, title: 'Part 3: Days 17-22', airDate: '2021-11-27' },
        ],
      },
    ],
  },
]);
