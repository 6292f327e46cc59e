import { series } from '../schema';

export default series('the-office', [
  {
    id: 900010128,
    name: 'The Office',
    firstAirDate: '2001-07-09',
    lastAirDate: '2003-12-27',
    status: 'Ended',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Comedy'],
    overview:
      'A camera crew follows the Slough branch of a paper merchant, and its manager thinks that it came for him. He is not a boss, he says, he is a friend first and an entertainer second. Two short series and a Christmas.',
    creators: ['Ricky Gervais', 'Stephen Merchant'],
    networks: ['BBC Two', 'BBC One'],
    cast: [
      { name: 'Ricky Gervais', role: 'David Brent' },
      { name: 'Martin Freeman', role: 'Tim Canterbury' },
      { name: 'Mackenzie Crook', role: 'Gareth Keenan' },
      { name: 'Lucy Davis', role: 'Dawn Tinsley' },
    ],
    keywords: ['mockumentary', 'paper company', 'boss', 'slough', 'cringe comedy'],
    episodeRuntimeMin: 30,
    popularity: 40,
    rating: 8,
    votes: 900,
    seasons: [
      {
        number: 0,
        name: 'Specials',
        airDate: '2003-12-26',
        episodes: [
          { number: 1, title: 'Christmas Special: Part 1', airDate: '2003-12-26' },
          { number: 2, title: 'Christmas Special: Part 2', airDate: '2003-12-27' },
        ],
      },
      {
        number: 1,
        airDate: '2001-07-09',
        episodes: [
          { number: 1, title: 'Downsize', airDate: '2001-07-09' },
          { number: 2, title: 'Work Experience' },
          { number: 3, title: 'The Quiz' },
          { number: 4, title: 'Training' },
          { number: 5, title: 'New Girl' },
          { number: 6, title: 'Judgement' },
        ],
      },
      {
        number: 2,
        airDate: '2002-09-30',
        episodes: [
          { number: 1, title: 'Merger', airDate: '2002-09-30' },
          { number: 2, title: 'Appraisals', airDate: '2002-10-07' },
          { number: 3, title: 'Party', airDate: '2002-10-14' },
          { number: 4, title: 'Motivation', airDate: '2002-10-21' },
          { number: 5, title: 'Charity', airDate: '2002-10-28' },
          { number: 6, title: 'Interview', airDate: '2002-11-04' },
        ],
      },
    ],
  },
]);
