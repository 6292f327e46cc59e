export * from './certifications';
export * from './collection';
export * from './credits';
export * from './episode';
export * from './error-body';
export * from './external-ids';
export * from './find';
export { genreListSchema, genreSchema, type WireGenre, type WireGenreList } from './genres';
export * from './images';
export * from './keywords';
export * from './list-items';
export {
  multiSearchItemSchema,
  personListItemSchema,
  titleItemSchema,
  type WireMultiSearchItem,
  type WirePersonListItem,
  type WireTitleItem,
} from './mixed-items';
export * from './movie-details';
export * from './paged';
export * from './person';
export { companySchema, countrySchema, spokenLanguageSchema, type WireCompany } from './production';
export * from './season';
export * from './tv-details';
export * from './videos';
export * from './watch-providers';
