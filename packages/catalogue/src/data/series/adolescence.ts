import { series } from '../schema';

export default series('adolescence', [
  {
    id: 900010028,
    name: 'Adolescence',
    firstAirDate: '2025-03-13',
    lastAirDate: '2025-03-13',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Drama', 'Crime'],
    certification: { US: 'TV-MA' },
    overview:
      'At six in the morning the police break down a door in the north of England and arrest a boy of thirteen. Four episodes, each filmed without a cut, stand in the room with the people who must now ask how. Hard to watch, and hard to leave.',
    creators: ['Stephen Graham', 'Jack Thorne'],
    networks: ['Netflix'],
    cast: [
      { name: 'Stephen Graham', role: 'Eddie Miller' },
      { name: 'Owen Cooper', role: 'Jamie Miller' },
      { name: 'Ashley Walters', role: 'DI Luke Bascombe' },
      { name: 'Faye Marsay', role: 'DS Misha Frank' },
      { name: 'Christine Tremarco', role: 'Manda Miller' },
      { name: 'Erin Doherty', role: 'Briony Ariston' },
    ],
    keywords: ['teenager', 'murder', 'police', 'one take', 'family'],
    providers: ['netflix'],
    episodeRuntimeMin: 57,
    popularity: 180,
    rating: 8.1,
    votes: 2400,
    seasons: [
      {
        number: 1,
        airDate: '2025-03-13',
        episodes: [
          { number: 1, title: 'Episode 1', airDate: '2025-03-13' },
          { number: 2, title: 'Episode 2', airDate: '2025-03-13' },
          { number: 3, title: 'Episode 3', airDate: '2025-03-13' },
          { number: 4, title: 'Episode 4', airDate: '2025-03-13' },
        ],
      },
    ],
  },
]);
