export * from './formats';
export { writeICalendar } from './icalendar';
export { writeImdb } from './imdb';
export { writeLetterboxd } from './letterboxd';
export { writePlainCsv } from './plain-csv';
export { recordsFromCollections } from './records-from-collections';
export { writeSimkl } from './simkl';
export { writeTrakt } from './trakt';
