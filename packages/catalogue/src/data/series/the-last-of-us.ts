import { series } from '../schema';

export default series('the-last-of-us', [
  {
    id: 900010025,
    name: 'The Last of Us',
    firstAirDate: '2023-01-15',
    status: 'Returning Series',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'Sci-Fi & Fantasy'],
    certification: { US: 'TV-MA' },
    overview:
      'Twenty years after a fungus took the minds of most people, a smuggler in Boston is asked to carry cargo across the country. The cargo is fourteen, swears a lot and cannot be infected. What grows between them is what the story fears for.',
    creators: ['Craig Mazin', 'Neil Druckmann'],
    networks: ['HBO'],
    cast: [
      { name: 'Pedro Pascal', role: 'Joel Miller' },
      { name: 'Bella Ramsey', role: 'Ellie' },
      { name: 'Gabriel Luna', role: 'Tommy' },
      { name: 'Anna Torv', role: 'Tess' },
      { name: 'Isabela Merced', role: 'Dina' },
      { name: 'Kaitlyn Dever', role: 'Abby' },
      { name: 'Young Mazino', role: 'Jesse' },
    ],
    keywords: ['post-apocalypse', 'fungus', 'road trip', 'father figure', 'based on video game'],
    providers: ['hbo-max'],
    episodeRuntimeMin: 54,
    popularity: 480,
    rating: 8.4,
    votes: 6300,
    seasons: [
      {
        number: 1,
        airDate: '2023-01-15',
        episodes: [
          { number: 1, title: "When You're Lost in the Darkness", airDate: '2023-01-15' },
          { number: 2, title: 'Infected', airDate: '2023-01-22' },
          { number: 3, title: 'Long, Long Time', airDate: '2023-01-29' },
          { number: 4, title: 'Please Hold to My Hand', airDate: '2023-02-05' },
          { number: 5, title: 'Endure and Survive', airDate: '2023-02-10' },
          { number: 6, title: 'Kin', airDate: '2023-02-19' },
          { number: 7, title: 'Left Behind', airDate: '2023-02-26' },
          { number: 8, title: 'When We Are in Need', airDate: '2023-03-05' },
          { number: 9, title: 'Look for the Light', airDate: '2023-03-12' },
        ],
      },
      {
        number: 2,
        airDate: '2025-04-13',
        episodes: [
          { number: 1, title: 'Future Days', airDate: '2025-04-13' },
          { number: 2, title: 'Through the Valley', airDate: '2025-04-20' },
          { number: 3, title: 'The Path', airDate: '2025-04-27' },
          { number: 4, title: 'Day One', airDate: '2025-05-04' },
          { number: 5, title: 'Feel Her Love', airDate: '2025-05-11' },
          { number: 6, title: 'The Price', airDate: '2025-05-18' },
          { number: 7, title: 'Convergence', airDate: '2025-05-25' },
        ],
      },
    ],
  },
]);
