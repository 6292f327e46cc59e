import * as z from 'zod/mini';
import { id, list, text } from './fields';

/** `keyword/{id}`. */
export const keywordSchema = z.object({ id, name: text });

/** `movie/{id}/keywords` names the list `keywords`, `tv/{id}/keywords` `results`. */
export const keywordsSchema = z.object({ keywords: list(keywordSchema), results: list(keywordSchema) });
/** `search/keyword`. */
export const keywordListSchema = z.object({ results: list(keywordSchema) });

export type WireKeywords = z.infer<typeof keywordsSchema>;
