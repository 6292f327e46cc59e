import * as z from 'zod/mini';
import { id, list, requiredList, text } from './fields';

const genreSchema = z.object({ id, name: text });

/** `genre/movie/list`, `genre/tv/list`. */
export const genreListSchema = z.object({ genres: requiredList(genreSchema) });

export const genreObjects = list(genreSchema);
