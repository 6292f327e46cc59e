import { series } from '../schema';

export default series('police-squad', [
  {
    id: 900010042,
    name: 'Police Squad!',
    firstAirDate: '1982-03-04',
    lastAirDate: '1982-07-08',
    status: 'Canceled',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Comedy', 'Crime'],
    overview:
      'Detective Lieutenant Frank Drebin solves crimes with a face of stone while the scenery collapses behind him. The network cancelled it because you had to watch it; you do. Six episodes, and the seed of The Naked Gun.',
    creators: ['Jim Abrahams', 'David Zucker', 'Jerry Zucker'],
    networks: ['ABC'],
    cast: [
      { name: 'Leslie Nielsen', role: 'Frank Drebin' },
      { name: 'Alan North', role: 'Ed Hocken' },
      { name: 'Ed Williams', role: 'Ted Olson' },
      { name: 'William Duell', role: 'Johnny' },
      { name: 'Peter Lupus', role: 'Norberg' },
    ],
    keywords: ['parody', 'police', 'slapstick', 'sight gags'],
    episodeRuntimeMin: 25,
    popularity: 24,
    rating: 8.1,
    votes: 250,
    seasons: [
      {
        number: 1,
        airDate: '1982-03-04',
        episodes: [
          { number: 1, title: 'A Substantial Gift (The Broken Promise)', airDate: '1982-03-04' },
          { number: 2, title: 'Ring of Fear (A Dangerous Assignment)', airDate: '1982-03-11' },
          { number: 3, title: 'The Butler Did It (A Bird in the Hand)', airDate: '1982-03-18' },
          { number: 4, title: 'Revenge and Remorse (The Guilty Alibi)', airDate: '1982-03-25' },
          { number: 5, title: 'Rendezvous at Big Gulch (Terror in the Neighborhood)', airDate: '1982-07-01' },
          { number: 6, title: "Testimony of Evil (Dead Men Don't Laugh)", airDate: '1982-07-08' },
        ],
      },
    ],
  },
]);
