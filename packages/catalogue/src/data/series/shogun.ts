import { series } from '../schema';

export default series('shogun', [
  {
    id: 900010032,
    name: 'Shōgun',
    firstAirDate: '2024-02-27',
    status: 'Returning Series',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'War & Politics'],
    certification: { US: 'TV-MA' },
    overview:
      'In 1600 a Dutch ship drifts into a Japanese fishing village with an English pilot who knows too much about the Portuguese. Lord Toranaga, outnumbered in council, sees a use for him. Between the two stands a translator with a purpose of her own.',
    creators: ['Rachel Kondo', 'Justin Marks'],
    networks: ['FX', 'Hulu'],
    cast: [
      { name: 'Hiroyuki Sanada', role: 'Yoshii Toranaga' },
      { name: 'Cosmo Jarvis', role: 'John Blackthorne' },
      { name: 'Anna Sawai', role: 'Toda Mariko' },
      { name: 'Tadanobu Asano', role: 'Kashigi Yabushige' },
      { name: 'Takehiro Hira', role: 'Ishido Kazunari' },
      { name: 'Tommy Bastow', role: 'Father Martin Alvito' },
      { name: 'Fumi Nikaido', role: 'Ochiba no Kata' },
    ],
    keywords: ['feudal japan', 'samurai', 'sailor', 'interpreter', 'based on novel'],
    providers: ['hulu'],
    episodeRuntimeMin: 60,
    popularity: 150,
    rating: 8.4,
    votes: 1700,
    seasons: [
      {
        number: 1,
        airDate: '2024-02-27',
        episodes: [
          { number: 1, title: 'Anjin', airDate: '2024-02-27' },
          { number: 2, title: 'Servants of Two Masters', airDate: '2024-02-27' },
          { number: 3, title: 'Tomorrow Is Tomorrow', airDate: '2024-03-05' },
          { number: 4, title: 'The Eightfold Fence', airDate: '2024-03-12' },
          { number: 5, title: 'Broken to the Fist', airDate: '2024-03-19' },
          { number: 6, title: 'Ladies of the Willow World', airDate: '2024-03-26' },
          { number: 7, title: 'A Stick of Time', airDate: '2024-04-02' },
          { number: 8, title: 'The Abyss of Life', airDate: '2024-04-09' },
          { number: 9, title: 'Crimson Sky', airDate: '2024-04-16' },
          { number: 10, title: 'A Dream of a Dream', airDate: '2024-04-23' },
        ],
      },
    ],
  },
]);
