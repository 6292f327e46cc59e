import { series } from '../schema';

export default series('cosmos-a-personal-voyage', [
  {
    id: 900010040,
    name: 'Cosmos: A Personal Voyage',
    firstAirDate: '1980-09-28',
    lastAirDate: '1980-12-21',
    status: 'Ended',
    type: 'Documentary',
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Documentary'],
    overview:
      'Carl Sagan walks along a rocky shore and invites you to sail a ship of the imagination to the edge of what is known. Thirteen hours on stars, brains, libraries and the fragile luck of being here. Still the warmest science on television.',
    creators: ['Carl Sagan', 'Ann Druyan', 'Steven Soter'],
    networks: ['PBS'],
    cast: [{ name: 'Carl Sagan', role: 'Self - Host' }],
    keywords: ['astronomy', 'science', 'space', 'history of science'],
    episodeRuntimeMin: 60,
    popularity: 34,
    rating: 8.6,
    votes: 500,
    seasons: [
      {
        number: 1,
        airDate: '1980-09-28',
        episodes: [
          { number: 1, title: 'The Shores of the Cosmic Ocean', airDate: '1980-09-28' },
          { number: 2, title: 'One Voice in the Cosmic Fugue', airDate: '1980-10-05' },
          { number: 3, title: 'The Harmony of the Worlds', airDate: '1980-10-12' },
          { number: 4, title: 'Heaven and Hell', airDate: '1980-10-19' },
          { number: 5, title: 'Blues for a Red Planet', airDate: '1980-10-26' },
          { number: 6, title: "Travellers' Tales", airDate: '1980-11-02' },
          { number: 7, title: 'The Backbone of Night', airDate: '1980-11-09' },
          { number: 8, title: 'Journeys in Space and Time', airDate: '1980-11-16' },
          { number: 9, title: 'The Lives of the Stars', airDate: '1980-11-23' },
          { number: 10, title: 'The Edge of Forever', airDate: '1980-11-30' },
          { number: 11, title: 'The Persistence of Memory', airDate: '1980-12-07' },
          { number: 12, title: 'Encyclopaedia Galactica', airDate: '1980-12-14' },
          { number: 13, title: 'Who Speaks for Earth?', airDate: '1980-12-21' },
        ],
      },
    ],
  },
]);
