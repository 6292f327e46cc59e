import { series } from '../schema';

export default series('loki', [
  {
    id: 900010013,
    name: 'Loki',
    firstAirDate: '2021-06-09',
    lastAirDate: '2023-11-09',
    status: 'Ended',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Sci-Fi & Fantasy', 'Drama', 'Action & Adventure'],
    certification: { US: 'TV-14' },
    overview:
      'The god of mischief slips out of his own story with a stolen cube and is arrested by an office that keeps time tidy. A mild man with a moustache offers him work instead of deletion: hunt someone even more troublesome. It turns out to be himself, more or less.',
    creators: ['Michael Waldron'],
    networks: ['Disney+'],
    cast: [
      { name: 'Tom Hiddleston', role: 'Loki' },
      { name: 'Owen Wilson', role: 'Mobius M. Mobius' },
      { name: 'Sophia Di Martino', role: 'Sylvie' },
      { name: 'Gugu Mbatha-Raw', role: 'Ravonna Renslayer' },
      { name: 'Wunmi Mosaku', role: 'Hunter B-15' },
      { name: 'Ke Huy Quan', role: 'Ouroboros' },
      { name: 'Tara Strong', role: 'Miss Minutes (voice)' },
    ],
    keywords: ['marvel', 'time travel', 'bureaucracy', 'trickster', 'multiverse'],
    providers: ['disney'],
    episodeRuntimeMin: 52,
    popularity: 150,
    rating: 8.2,
    votes: 11500,
    seasons: [
      {
        number: 1,
        airDate: '2021-06-09',
        episodes: [
          { number: 1, title: 'Glorious Purpose', airDate: '2021-06-09' },
          { number: 2, title: 'The Variant', airDate: '2021-06-16' },
          { number: 3, title: 'Lamentis', airDate: '2021-06-23' },
          { number: 4, title: 'The Nexus Event', airDate: '2021-06-30' },
          { number: 5, title: 'Journey into Mystery', airDate: '2021-07-07' },
          { number: 6, title: 'For All Time. Always.', airDate: '2021-07-14' },
        ],
      },
      {
        number: 2,
        airDate: '2023-10-05',
        episodes: [
          { number: 1, title: 'Ouroboros', airDate: '2023-10-05' },
          { number: 2, title: 'Breaking Brad', airDate: '2023-10-12' },
          { number: 3, title: '1893', airDate: '2023-10-19' },
          { number: 4, title: 'Heart of the TVA', airDate: '2023-10-26' },
          { number: 5, title: 'Science/Fiction', airDate: '2023-11-02' },
          { number: 6, title: 'Glorious Purpose', airDate: '2023-11-09' },
        ],
      },
    ],
  },
]);
