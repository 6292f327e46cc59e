import { series } from '../schema';

export default series('godless', [
  {
    id: 900010030,
    name: 'Godless',
    firstAirDate: '2017-11-22',
    lastAirDate: '2017-11-22',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'Western'],
    certification: { US: 'TV-MA' },
    overview:
      'A wounded outlaw crawls up to a ranch outside La Belle, New Mexico, a town where a mining accident left almost only women. The man who raised him is riding after him with thirty guns. A Western with room for silence and for horses.',
    creators: ['Scott Frank'],
    networks: ['Netflix'],
    cast: [
      { name: "Jack O'Connell", role: 'Roy Goode' },
      { name: 'Michelle Dockery', role: 'Alice Fletcher' },
      { name: 'Jeff Daniels', role: 'Frank Griffin' },
      { name: 'Scoot McNairy', role: 'Bill McNue' },
      { name: 'Merritt Wever', role: 'Mary Agnes McNue' },
      { name: 'Thomas Brodie-Sangster', role: 'Whitey Winn' },
      { name: 'Sam Waterston', role: 'John Cook' },
    ],
    keywords: ['new mexico', 'outlaw', 'mining town', 'widows', '1880s'],
    providers: ['netflix'],
    episodeRuntimeMin: 62,
    popularity: 30,
    rating: 7.9,
    votes: 600,
    seasons: [
      {
        number: 1,
        airDate: '2017-11-22',
        episodes: [
          { number: 1, title: 'An Incident at Creede', airDate: '2017-11-22' },
          { number: 2, title: 'The Ladies of La Belle', airDate: '2017-11-22' },
          { number: 3, title: 'Wisdom of the Horse', airDate: '2017-11-22' },
          { number: 4, title: 'Fathers & Sons', airDate: '2017-11-22' },
          { number: 5, title: 'Shot the Head Off a Snake', airDate: '2017-11-22' },
          { number: 6, title: 'Dear Roy...', airDate: '2017-11-22' },
          { number: 7, title: 'Homecoming', airDate: '2017-11-22' },
        ],
      },
    ],
  },
]);
