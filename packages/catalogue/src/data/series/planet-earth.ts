import { series } from '../schema';

export default series('planet-earth', [
  {
    id: 900010038,
    name: 'Planet Earth',
    firstAirDate: '2006-03-05',
    lastAirDate: '2006-12-10',
    status: 'Ended',
    type: 'Documentary',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Documentary'],
    overview:
      "From pole to pole, then down into caves and up on mountains, cameras wait for months for what lasts seconds: a snow leopard's hunt, a bird of paradise's dance. David Attenborough explains, quietly. Eleven films about the only planet with any of it.",
    networks: ['BBC One'],
    cast: [{ name: 'David Attenborough', role: 'Narrator' }],
    keywords: ['nature', 'wildlife', 'earth', 'cinematography'],
    episodeRuntimeMin: 50,
    popularity: 60,
    rating: 8.7,
    votes: 1900,
    seasons: [
      {
        number: 1,
        airDate: '2006-03-05',
        episodes: [
          { number: 1, title: 'From Pole to Pole', airDate: '2006-03-05' },
          { number: 2, title: 'Mountains', airDate: '2006-03-12' },
          { number: 3, title: 'Fresh Water', airDate: '2006-03-19' },
          { number: 4, title: 'Caves', airDate: '2006-03-26' },
          { number: 5, title: 'Deserts', airDate: '2006-04-02' },
          { number: 6, title: 'Ice Worlds', airDate: '2006-11-05' },
          { number: 7, title: 'Great Plains', airDate: '2006-11-12' },
          { number: 8, title: 'Jungles', airDate: '2006-11-19' },
          { number: 9, title: 'Shallow Seas', airDate: '2006-11-26' },
          { number: 10, title: 'Seasonal Forests', airDate: '2006-12-03' },
          { number: 11, title: 'Ocean Deep', airDate: '2006-12-10' },
        ],
      },
    ],
  },
]);
