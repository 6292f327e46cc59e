import { z } from 'zod';
import { readEntries } from '../authored/read-authored';
import {
  countryCode,
  filmFactsSchema,
  languageCode,
  personSchema,
  type FilmEntry,
  type PersonEntry,
} from '../authored/schema';

/** An unknown language is empty, as are unknown countries. */
const importedSchema = filmFactsSchema.extend({
  originalLanguage: languageCode.or(z.literal('')),
  countries: z.array(countryCode),
});

const folder = new URL('./', import.meta.url);

/** The imported films and the people who occur only there, from their JSON files. For builds and tests. */
export const readImported = (): { films: FilmEntry[]; people: PersonEntry[] } => ({
  films: readEntries(importedSchema, new URL('films.json', folder)),
  people: readEntries(personSchema, new URL('people.json', folder)),
});
