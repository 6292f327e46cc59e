import { series } from '../schema';

export default series('when-they-see-us', [
  {
    id: 900010029,
    name: 'When They See Us',
    firstAirDate: '2019-05-31',
    lastAirDate: '2019-05-31',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'Crime'],
    certification: { US: 'TV-MA' },
    overview:
      'Five teenagers from Harlem go to Central Park on an April evening in 1989 and come home as men with a conviction. Ava DuVernay tells what was done to them, and what it took from every family.',
    creators: ['Ava DuVernay'],
    networks: ['Netflix'],
    cast: [
      { name: 'Jharrel Jerome', role: 'Korey Wise' },
      { name: 'Asante Blackk', role: 'Kevin Richardson' },
      { name: 'Caleel Harris', role: 'Antron McCray' },
      { name: 'Ethan Herisse', role: 'Yusef Salaam' },
      { name: 'Marquis Rodriguez', role: 'Raymond Santana' },
      { name: 'Vera Farmiga', role: 'Elizabeth Lederer' },
      { name: 'Niecy Nash', role: 'Delores Wise' },
    ],
    keywords: ['new york', 'injustice', 'racism', 'prison', 'based on true story'],
    providers: ['netflix'],
    episodeRuntimeMin: 74,
    popularity: 34,
    rating: 8.3,
    votes: 900,
    seasons: [
      {
        number: 1,
        airDate: '2019-05-31',
        episodes: [
          { number: 1, title: 'Part One', airDate: '2019-05-31' },
          { number: 2, title: 'Part Two', airDate: '2019-05-31' },
          { number: 3, title: 'Part Three', airDate: '2019-05-31' },
          { number: 4, title: 'Part Four', airDate: '2019-05-31' },
        ],
      },
    ],
  },
]);
