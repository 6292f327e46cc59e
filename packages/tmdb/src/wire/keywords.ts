import * as z from 'zod/mini';
import { id, list, text } from './fields';

const keyword = z.object({ id, name: text });

/** `movie/{id}/keywords` lists them as `keywords`, `tv/{id}/keywords` as `results`. */
export const keywordsSchema = z.object({ keywords: list(keyword), results: list(keyword) });
export type WireKeywords = z.infer<typeof keywordsSchema>;
