import { series } from '../schema';

export default series('the-pacific', [
  {
    id: 900010017,
    name: 'The Pacific',
    firstAirDate: '2010-03-14',
    lastAirDate: '2010-05-16',
    status: 'Ended',
    type: 'Miniseries',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'War & Politics'],
    certification: { US: 'TV-MA' },
    overview:
      'Three Marines fight the other half of the Second World War, from the mud of Guadalcanal to the ridges of Okinawa. The heat, the rain and the waiting do as much damage as the enemy. Companion to Band of Brothers, and darker in colour.',
    networks: ['HBO'],
    cast: [
      { name: 'James Badge Dale', role: 'Robert Leckie' },
      { name: 'Joseph Mazzello', role: 'Eugene Sledge' },
      { name: 'Jon Seda', role: 'John Basilone' },
      { name: 'Rami Malek', role: "Merriell 'Snafu' Shelton" },
      { name: 'Ashton Holmes', role: 'Sidney Phillips' },
      { name: 'William Sadler', role: 'Chesty Puller' },
    ],
    keywords: ['world war ii', 'marines', 'pacific', 'based on true story'],
    providers: ['hbo-max'],
    episodeRuntimeMin: 52,
    popularity: 70,
    rating: 7.9,
    votes: 1600,
    seasons: [
      {
        number: 1,
        airDate: '2010-03-14',
        episodes: [
          { number: 1, title: 'Guadalcanal/Leckie', airDate: '2010-03-14' },
          { number: 2, title: 'Basilone', airDate: '2010-03-21' },
          { number: 3, title: 'Melbourne', airDate: '2010-03-28' },
          { number: 4, title: 'Gloucester/Pavuvu/Banika', airDate: '2010-04-04' },
          { number: 5, title: 'Peleliu Landing', airDate: '2010-04-11' },
          { number: 6, title: 'Peleliu Airfield', airDate: '2010-04-18' },
          { number: 7, title: 'Peleliu Hills', airDate: '2010-04-25' },
          { number: 8, title: 'Iwo Jima', airDate: '2010-05-02' },
          { number: 9, title: 'Okinawa', airDate: '2010-05-09' },
          { number: 10, title: 'Home', airDate: '2010-05-16' },
        ],
      },
    ],
  },
]);
