import { series } from '../schema';

export default series('chernobyl', [
  {
    id: 900010000,
    name: 'Chernobyl',
    firstAirDate: '2019-05-06',
    lastAirDate: '2019-06-03',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['GB', 'US'],
    genres: ['Drama'],
    certification: { US: 'TV-MA' },
    tagline: 'What is the cost of lies?',
    overview:
      'In April 1986 a reactor in Soviet Ukraine tears itself open, and the men in charge insist that it has not. A chemist, a minister and the people sent onto the roof find out what a lie costs. Five hours, told with terrible calm.',
    creators: ['Craig Mazin'],
    networks: ['HBO', 'Sky Atlantic'],
    cast: [
      { name: 'Jared Harris', role: 'Valery Legasov' },
      { name: 'Stellan Skarsgård', role: 'Boris Shcherbina' },
      { name: 'Emily Watson', role: 'Ulana Khomyuk' },
      { name: 'Jessie Buckley', role: 'Lyudmilla Ignatenko' },
      { name: 'Adam Nagaitis', role: 'Vasily Ignatenko' },
      { name: 'Paul Ritter', role: 'Anatoly Dyatlov' },
      { name: "Con O'Neill", role: 'Viktor Bryukhanov' },
    ],
    keywords: ['nuclear disaster', 'soviet union', '1980s', 'based on true story'],
    providers: ['hbo-max'],
    episodeRuntimeMin: 65,
    popularity: 110,
    rating: 8.7,
    votes: 7000,
    seasons: [
      {
        number: 1,
        airDate: '2019-05-06',
        episodes: [
          { number: 1, title: '1:23:45', airDate: '2019-05-06' },
          { number: 2, title: 'Please Remain Calm', airDate: '2019-05-13' },
          { number: 3, title: 'Open Wide, O Earth', airDate: '2019-05-20' },
          { number: 4, title: 'The Happiness of All Mankind', airDate: '2019-05-27' },
          { number: 5, title: 'Vichnaya Pamyat', airDate: '2019-06-03' },
        ],
      },
    ],
  },
]);
