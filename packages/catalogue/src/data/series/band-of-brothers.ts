import { series } from '../schema';

export default series('band-of-brothers', [
  {
    id: 900010004,
    name: 'Band of Brothers',
    firstAirDate: '2001-09-09',
    lastAirDate: '2001-11-04',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US', 'GB'],
    genres: ['Drama', 'War & Politics'],
    certification: { US: 'TV-MA' },
    overview:
      'From a training camp in Georgia to a mountain in Bavaria, one company of American paratroopers goes through the last two years of the war in Europe. Between the episodes the old men themselves remember. Nobody here calls himself a hero.',
    networks: ['HBO'],
    cast: [
      { name: 'Damian Lewis', role: 'Richard Winters' },
      { name: 'Ron Livingston', role: 'Lewis Nixon' },
      { name: 'Donnie Wahlberg', role: 'C. Carwood Lipton' },
      { name: 'David Schwimmer', role: 'Herbert Sobel' },
      { name: 'Scott Grimes', role: 'Donald Malarkey' },
      { name: 'Shane Taylor', role: 'Eugene Roe' },
      { name: 'Matthew Settle', role: 'Ronald Speirs' },
      { name: 'Neal McDonough', role: 'Buck Compton' },
    ],
    keywords: ['world war ii', 'paratrooper', 'normandy', 'based on true story', 'soldiers'],
    providers: ['hbo-max'],
    episodeRuntimeMin: 60,
    popularity: 130,
    rating: 8.5,
    votes: 4200,
    seasons: [
      {
        number: 1,
        airDate: '2001-09-09',
        episodes: [
          { number: 1, title: 'Currahee', airDate: '2001-09-09' },
          { number: 2, title: 'Day of Days', airDate: '2001-09-09' },
          { number: 3, title: 'Carentan', airDate: '2001-09-16' },
          { number: 4, title: 'Replacements', airDate: '2001-09-23' },
          { number: 5, title: 'Crossroads', airDate: '2001-09-30' },
          { number: 6, title: 'Bastogne', airDate: '2001-10-07' },
          { number: 7, title: 'The Breaking Point', airDate: '2001-10-14' },
          { number: 8, title: 'The Last Patrol', airDate: '2001-10-21' },
          { number: 9, title: 'Why We Fight', airDate: '2001-10-28' },
          { number: 10, title: 'Points', airDate: '2001-11-04' },
        ],
      },
    ],
  },
]);
