import { series } from '../schema';

export default series('the-rehearsal', [
  {
    id: 900010037,
    name: 'The Rehearsal',
    firstAirDate: '2022-07-15',
    status: 'Returning Series',
    type: 'Reality',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Comedy', 'Documentary', 'Reality'],
    certification: { US: 'TV-MA' },
    overview:
      'Nathan Fielder believes that life would go better if one could practise it first, with actors, a full-size copy of the bar and a chart of every possible answer. He helps people rehearse a confession, a child, a landing. What he is really testing is harder to say.',
    creators: ['Nathan Fielder'],
    networks: ['HBO'],
    cast: [{ name: 'Nathan Fielder', role: 'Self' }],
    keywords: ['social experiment', 'rehearsal', 'aviation', 'deadpan'],
    providers: ['hbo-max'],
    episodeRuntimeMin: 40,
    popularity: 44,
    rating: 7.9,
    votes: 250,
    seasons: [
      {
        number: 1,
        airDate: '2022-07-15',
        episodes: [
          { number: 1, title: 'Orange Juice, No Pulp', airDate: '2022-07-15' },
          { number: 2, title: 'Scion', airDate: '2022-07-22' },
          { number: 3, title: 'Gold Digger', airDate: '2022-07-29' },
          { number: 4, title: 'The Fielder Method', airDate: '2022-08-05' },
          { number: 5, title: 'Apocalypto', airDate: '2022-08-12' },
          { number: 6, title: 'Pretend Daddy', airDate: '2022-08-19' },
        ],
      },
      {
        number: 2,
        airDate: '2025-04-20',
        episodes: [
          { number: 1, title: 'Gotta Have Fun', airDate: '2025-04-20' },
          { number: 2, title: 'Star Potential', airDate: '2025-04-27' },
          { number: 3, title: "Pilot's Code", airDate: '2025-05-04' },
          { number: 4, title: 'Kissme', airDate: '2025-05-11' },
          { number: 5, title: 'Washington', airDate: '2025-05-18' },
          { number: 6, title: 'My Controls', airDate: '2025-05-25' },
        ],
      },
    ],
  },
]);
