import { series } from '../schema';

export default series('blue-planet-ii', [
  {
    id: 900010039,
    name: 'Blue Planet II',
    firstAirDate: '2017-10-29',
    lastAirDate: '2017-12-10',
    status: 'Ended',
    type: 'Documentary',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Documentary'],
    overview:
      'Back under the surface with quieter gear and better light: fish that use tools, a reef that shouts, the deepest dark ever filmed. The last hour asks what we have put into the water. It changed how a country thought about plastic.',
    networks: ['BBC One'],
    cast: [{ name: 'David Attenborough', role: 'Narrator' }],
    keywords: ['nature', 'ocean', 'wildlife', 'conservation'],
    episodeRuntimeMin: 60,
    popularity: 40,
    rating: 8.8,
    votes: 700,
    seasons: [
      {
        number: 1,
        airDate: '2017-10-29',
        episodes: [
          { number: 1, title: 'One Ocean', airDate: '2017-10-29' },
          { number: 2, title: 'The Deep', airDate: '2017-11-05' },
          { number: 3, title: 'Coral Reefs', airDate: '2017-11-12' },
          { number: 4, title: 'Big Blue', airDate: '2017-11-19' },
          { number: 5, title: 'Green Seas', airDate: '2017-11-26' },
          { number: 6, title: 'Coasts', airDate: '2017-12-03' },
          { number: 7, title: 'Our Blue Planet', airDate: '2017-12-10' },
        ],
      },
    ],
  },
]);
