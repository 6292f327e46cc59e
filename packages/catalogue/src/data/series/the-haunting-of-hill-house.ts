import { series } from '../schema';

export default series('the-haunting-of-hill-house', [
  {
    id: 900010027,
    name: 'The Haunting of Hill House',
    firstAirDate: '2018-10-12',
    lastAirDate: '2018-10-12',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'Mystery'],
    certification: { US: 'TV-MA' },
    overview:
      'One summer the Crain family moved into an old mansion to repair it and sell it. Twenty-six years later the five children are grown and scattered, and each still keeps a light on. A ghost story in which every ghost is family.',
    creators: ['Mike Flanagan'],
    networks: ['Netflix'],
    cast: [
      { name: 'Michiel Huisman', role: 'Steven Crain' },
      { name: 'Carla Gugino', role: 'Olivia Crain' },
      { name: 'Timothy Hutton', role: 'Hugh Crain' },
      { name: 'Elizabeth Reaser', role: 'Shirley Crain' },
      { name: 'Oliver Jackson-Cohen', role: 'Luke Crain' },
      { name: 'Kate Siegel', role: 'Theodora Crain' },
      { name: 'Victoria Pedretti', role: 'Nell Crain' },
      { name: 'Henry Thomas', role: 'Young Hugh Crain' },
    ],
    keywords: ['haunted house', 'siblings', 'ghost', 'grief', 'based on novel'],
    providers: ['netflix'],
    episodeRuntimeMin: 57,
    popularity: 72,
    rating: 8.1,
    votes: 2800,
    seasons: [
      {
        number: 1,
        airDate: '2018-10-12',
        episodes: [
          { number: 1, title: 'Steven Sees a Ghost', airDate: '2018-10-12' },
          { number: 2, title: 'Open Casket', airDate: '2018-10-12' },
          { number: 3, title: 'Touch', airDate: '2018-10-12' },
          { number: 4, title: 'The Twin Thing', airDate: '2018-10-12' },
          { number: 5, title: 'The Bent-Neck Lady', airDate: '2018-10-12' },
          { number: 6, title: 'Two Storms', airDate: '2018-10-12' },
          { number: 7, title: 'Eulogy', airDate: '2018-10-12' },
          { number: 8, title: 'Witness Marks', airDate: '2018-10-12' },
          { number: 9, title: 'Screaming Meemies', airDate: '2018-10-12' },
          { number: 10, title: 'Silence Lay Steadily', airDate: '2018-10-12' },
        ],
      },
    ],
  },
]);
