import { series } from '../schema';

export default series('midnight-mass', [
  {
    id: 900010026,
    name: 'Midnight Mass',
    firstAirDate: '2021-09-24',
    lastAirDate: '2021-09-24',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'Mystery', 'Sci-Fi & Fantasy'],
    certification: { US: 'TV-MA' },
    overview:
      "The ferry brings two men to a dying fishing island: one back from prison, one come to stand in for the old priest. Miracles begin, and the pews fill. Mike Flanagan's most personal horror spends seven books asking what people will call holy.",
    creators: ['Mike Flanagan'],
    networks: ['Netflix'],
    cast: [
      { name: 'Zach Gilford', role: 'Riley Flynn' },
      { name: 'Kate Siegel', role: 'Erin Greene' },
      { name: 'Hamish Linklater', role: 'Father Paul' },
      { name: 'Samantha Sloyan', role: 'Bev Keane' },
      { name: 'Rahul Kohli', role: 'Sheriff Hassan' },
      { name: 'Henry Thomas', role: 'Ed Flynn' },
      { name: 'Kristin Lehman', role: 'Annie Flynn' },
    ],
    keywords: ['island', 'priest', 'faith', 'addiction', 'horror'],
    providers: ['netflix'],
    episodeRuntimeMin: 65,
    popularity: 52,
    rating: 7.7,
    votes: 1900,
    seasons: [
      {
        number: 1,
        airDate: '2021-09-24',
        episodes: [
          { number: 1, title: 'Book I: Genesis', airDate: '2021-09-24' },
          { number: 2, title: 'Book II: Psalms', airDate: '2021-09-24' },
          { number: 3, title: 'Book III: Proverbs', airDate: '2021-09-24' },
          { number: 4, title: 'Book IV: Lamentations', airDate: '2021-09-24' },
          { number: 5, title: 'Book V: Gospel', airDate: '2021-09-24' },
          { number: 6, title: 'Book VI: Acts of the Apostles', airDate: '2021-09-24' },
          { number: 7, title: 'Book VII: Revelation', airDate: '2021-09-24' },
        ],
      },
    ],
  },
]);
