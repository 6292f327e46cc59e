import * as z from 'zod/mini';
import { id, list, text, textOrNull } from './fields';

/** A production company or a TV network. */
export const companySchema = z.object({ id, name: text, logo_path: textOrNull, origin_country: text });
export type WireCompany = z.infer<typeof companySchema>;

const countrySchema = z.object({ iso_3166_1: text, name: text });
const spokenLanguageSchema = z.object({ iso_639_1: text, english_name: text, name: text });

/** Fields that movie and TV details share. */
export const productionFields = {
  production_companies: list(companySchema),
  production_countries: list(countrySchema),
  spoken_languages: list(spokenLanguageSchema),
};
