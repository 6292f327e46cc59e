import { series } from '../schema';

export default series('mare-of-easttown', [
  {
    id: 900010016,
    name: 'Mare of Easttown',
    firstAirDate: '2021-04-18',
    lastAirDate: '2021-05-30',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'Crime', 'Mystery'],
    certification: { US: 'TV-MA' },
    overview:
      'Everybody in Easttown knows Mare: she sank the famous shot twenty-five years ago, and she has not found the missing girl. When another is discovered in the creek, a tired detective has to suspect her neighbours, one by one.',
    creators: ['Brad Ingelsby'],
    networks: ['HBO'],
    cast: [
      { name: 'Kate Winslet', role: 'Mare Sheehan' },
      { name: 'Julianne Nicholson', role: 'Lori Ross' },
      { name: 'Jean Smart', role: 'Helen Fahey' },
      { name: 'Evan Peters', role: 'Colin Zabel' },
      { name: 'Guy Pearce', role: 'Richard Ryan' },
      { name: 'Angourie Rice', role: 'Siobhan Sheehan' },
    ],
    keywords: ['detective', 'pennsylvania', 'small town', 'grief', 'murder'],
    providers: ['hbo-max'],
    episodeRuntimeMin: 60,
    popularity: 62,
    rating: 8,
    votes: 1400,
    seasons: [
      {
        number: 1,
        airDate: '2021-04-18',
        episodes: [
          { number: 1, title: 'Miss Lady Hawk Herself', airDate: '2021-04-18' },
          { number: 2, title: 'Fathers', airDate: '2021-04-25' },
          { number: 3, title: 'Enter Number Two', airDate: '2021-05-02' },
          { number: 4, title: 'Poor Sisyphus', airDate: '2021-05-09' },
          { number: 5, title: 'Illusions', airDate: '2021-05-16' },
          { number: 6, title: 'Sore Must Be the Storm', airDate: '2021-05-23' },
          { number: 7, title: 'Sacrament', airDate: '2021-05-30' },
        ],
      },
    ],
  },
]);
