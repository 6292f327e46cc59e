import { series } from '../schema';

export default series('sherlock', [
  {
    id: 900010010,
    name: 'Sherlock',
    firstAirDate: '2010-07-25',
    lastAirDate: '2017-01-15',
    status: 'Ended',
    type: 'Scripted',
    originalLanguage: 'en',
    countries: ['GB'],
    genres: ['Crime', 'Drama', 'Mystery'],
    overview:
      'The consulting detective of Baker Street owns a smartphone, three nicotine patches and no manners at all. An army doctor back from Afghanistan answers an advertisement for a flatmate and finds that he has missed the danger. Conan Doyle moved to the present without a scratch.',
    creators: ['Steven Moffat', 'Mark Gatiss'],
    networks: ['BBC One'],
    cast: [
      { name: 'Benedict Cumberbatch', role: 'Sherlock Holmes' },
      { name: 'Martin Freeman', role: 'Dr. John Watson' },
      { name: 'Rupert Graves', role: 'Greg Lestrade' },
      { name: 'Una Stubbs', role: 'Mrs Hudson' },
      { name: 'Mark Gatiss', role: 'Mycroft Holmes' },
      { name: 'Louise Brealey', role: 'Molly Hooper' },
      { name: 'Andrew Scott', role: 'Jim Moriarty' },
      { name: 'Amanda Abbington', role: 'Mary Morstan' },
    ],
    keywords: ['detective', 'london', 'modern adaptation', 'baker street'],
    episodeRuntimeMin: 88,
    popularity: 140,
    rating: 8.5,
    votes: 5600,
    seasons: [
      {
        number: 0,
        name: 'Specials',
        airDate: '2016-01-01',
        episodes: [{ number: 1, title: 'The Abominable Bride', airDate: '2016-01-01' }],
      },
      {
        number: 1,
        airDate: '2010-07-25',
        episodes: [
          { number: 1, title: 'A Study in Pink', airDate: '2010-07-25' },
          { number: 2, title: 'The Blind Banker', airDate: '2010-08-01' },
          { number: 3, title: 'The Great Game', airDate: '2010-08-08' },
        ],
      },
      {
        number: 2,
        airDate: '2012-01-01',
        episodes: [
          { number: 1, title: 'A Scandal in Belgravia', airDate: '2012-01-01' },
          { number: 2, title: 'The Hounds of Baskerville', airDate: '2012-01-08' },
          { number: 3, title: 'The Reichenbach Fall', airDate: '2012-01-15' },
        ],
      },
      {
        number: 3,
        airDate: '2014-01-01',
        episodes: [
          { number: 1, title: 'The Empty Hearse', airDate: '2014-01-01' },
          { number: 2, title: 'The Sign of Three', airDate: '2014-01-05' },
          { number: 3, title: 'His Last Vow', airDate: '2014-01-12' },
        ],
      },
      {
        number: 4,
        airDate: '2017-01-01',
        episodes: [
          { number: 1, title: 'The Six Thatchers', airDate: '2017-01-01' },
          { number: 2, title: 'The Lying Detective', airDate: '2017-01-08' },
          { number: 3, title: 'The Final Problem', airDate: '2017-01-15' },
        ],
      },
    ],
  },
]);
