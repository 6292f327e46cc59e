import { films } from '../schema';

export default films('1910s', [
  {
    id: 900000251,
    title: 'Cabiria',
    releaseDate: '1914-04-18',
    runtimeMin: 148,
    originalLanguage: 'it',
    countries: ['IT'],
    genres: ['Adventure', 'Drama', 'History'],
    overview:
      'Etna erupts, pirates steal a little girl, and a Roman with a very strong servant sets out to find her in Carthage. Temples, elephants, the Alps and the first great tracking shots.',
    directors: ['Giovanni Pastrone'],
    cast: [
      { name: 'Lidia Quaranta', role: 'Cabiria' },
      { name: 'Umberto Mozzato', role: 'Fulvius Axilla' },
      { name: 'Bartolomeo Pagano', role: 'Maciste' },
      { name: 'Italia Almirante Manzini', role: 'Sophonisba' },
    ],
    keywords: ['silent film', 'carthage', 'volcano', 'epic', 'public domain'],
    popularity: 8,
    rating: 7,
    votes: 150,
  },
  {
    id: 900000252,
    title: 'Intolerance',
    releaseDate: '1916-09-05',
    runtimeMin: 163,
    originalLanguage: 'en',
    countries: ['US'],
    genres: ['Drama', 'History'],
    overview:
      'Four stories of cruelty, from Babylon to a modern slum, cut together faster and faster until they race to one end. The gate of Babylon was built full size, and filled.',
    directors: ['D. W. Griffith'],
    writers: ['D. W. Griffith'],
    cast: [
      { name: 'Mae Marsh', role: 'The Dear One' },
      { name: 'Robert Harron', role: 'The Boy' },
      { name: 'Constance Talmadge', role: 'The Mountain Girl' },
      { name: 'Alfred Paget', role: 'Prince Belshazzar' },
      { name: 'Lillian Gish', role: 'The Woman Who Rocks the Cradle' },
    ],
    keywords: ['silent film', 'babylon', 'parallel stories', 'epic', 'public domain'],
    popularity: 10,
    rating: 7.3,
    votes: 350,
  },
]);
