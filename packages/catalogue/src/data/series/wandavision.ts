import { series } from '../schema';

export default series('wandavision', [
  {
    id: 900010012,
    name: 'WandaVision',
    firstAirDate: '2021-01-15',
    lastAirDate: '2021-03-05',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Sci-Fi & Fantasy', 'Mystery', 'Drama'],
    overview:
      'Newly-weds with unusual talents move to a nice suburb in black and white, with a laughing audience somewhere behind the wall. Each week the décor jumps a decade, and each week something is a little more wrong. A superhero story about what television is for.',
    creators: ['Jac Schaeffer'],
    networks: ['Disney+'],
    cast: [
      { name: 'Elizabeth Olsen', role: 'Wanda Maximoff' },
      { name: 'Paul Bettany', role: 'Vision' },
      { name: 'Kathryn Hahn', role: 'Agnes' },
      { name: 'Teyonah Parris', role: 'Monica Rambeau' },
      { name: 'Randall Park', role: 'Jimmy Woo' },
      { name: 'Kat Dennings', role: 'Darcy Lewis' },
      { name: 'Evan Peters', role: 'Pietro Maximoff' },
    ],
    keywords: ['marvel', 'sitcom', 'grief', 'magic', 'suburb'],
    providers: ['disney'],
    episodeRuntimeMin: 36,
    popularity: 95,
    rating: 8.1,
    votes: 12000,
    seasons: [
      {
        number: 1,
        airDate: '2021-01-15',
        episodes: [
          { number: 1, title: 'Filmed Before a Live Studio Audience', airDate: '2021-01-15' },
          { number: 2, title: "Don't Touch That Dial", airDate: '2021-01-15' },
          { number: 3, title: 'Now in Color', airDate: '2021-01-22' },
          { number: 4, title: 'We Interrupt This Program', airDate: '2021-01-29' },
          { number: 5, title: 'On a Very Special Episode...', airDate: '2021-02-05' },
          { number: 6, title: 'All-New Halloween Spooktacular!', airDate: '2021-02-12' },
          { number: 7, title: 'Breaking the Fourth Wall', airDate: '2021-02-19' },
          { number: 8, title: 'Previously On', airDate: '2021-02-26' },
          { number: 9, title: 'The Series Finale', airDate: '2021-03-05' },
        ],
      },
    ],
  },
]);
