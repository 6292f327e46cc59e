import { series } from '../schema';

export default series('watchmen', [
  {
    id: 900010015,
    name: 'Watchmen',
    firstAirDate: '2019-10-20',
    lastAirDate: '2019-12-15',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'Sci-Fi & Fantasy', 'Mystery'],
    certification: { US: 'TV-MA' },
    overview:
      'In an America that took a different turn, the police of Tulsa hide their faces and so do the people who hate them. A detective with a costume of her own finds an old man under a tree, and a past that nobody taught her. A sequel to the comic that argues with it.',
    creators: ['Damon Lindelof'],
    networks: ['HBO'],
    cast: [
      { name: 'Regina King', role: 'Angela Abar' },
      { name: 'Yahya Abdul-Mateen II', role: 'Cal Abar' },
      { name: 'Jeremy Irons', role: 'Adrian Veidt' },
      { name: 'Jean Smart', role: 'Laurie Blake' },
      { name: 'Tim Blake Nelson', role: 'Wade Tillman' },
      { name: 'Hong Chau', role: 'Lady Trieu' },
      { name: 'Louis Gossett Jr.', role: 'Will Reeves' },
      { name: 'Don Johnson', role: 'Judd Crawford' },
    ],
    keywords: ['vigilante', 'racism', 'tulsa', 'alternate history', 'masks'],
    providers: ['hbo-max'],
    episodeRuntimeMin: 60,
    popularity: 60,
    rating: 7.7,
    votes: 1600,
    seasons: [
      {
        number: 1,
        airDate: '2019-10-20',
        episodes: [
          { number: 1, title: "It's Summer and We're Running Out of Ice", airDate: '2019-10-20' },
          { number: 2, title: 'Martial Feats of Comanche Horsemanship', airDate: '2019-10-27' },
          { number: 3, title: 'She Was Killed by Space Junk', airDate: '2019-11-03' },
          { number: 4, title: "If You Don't Like My Story, Write Your Own", airDate: '2019-11-10' },
          { number: 5, title: 'Little Fear of Lightning', airDate: '2019-11-17' },
          { number: 6, title: 'This Extraordinary Being', airDate: '2019-11-24' },
          { number: 7, title: 'An Almost Religious Awe', airDate: '2019-12-01' },
          { number: 8, title: 'A God Walks into Abar', airDate: '2019-12-08' },
          { number: 9, title: 'See How They Fly', airDate: '2019-12-15' },
        ],
      },
    ],
  },
]);
