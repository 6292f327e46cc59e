import * as z from 'zod/mini';
import { id, list, requiredList, text } from './fields';

export const genreSchema = z.object({ id, name: text });
export type WireGenre = z.infer<typeof genreSchema>;

/** `genre/movie/list`, `genre/tv/list`. */
export const genreListSchema = z.object({ genres: requiredList(genreSchema) });
export type WireGenreList = z.infer<typeof genreListSchema>;

export const genreObjects = list(genreSchema);
