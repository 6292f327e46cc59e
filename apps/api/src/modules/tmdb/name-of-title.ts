import { parseTitleKey, type TitleKey, type ViewingRule } from '@marquee/core';
import { z } from 'zod';
import { ApiError } from '../../http/errors';
import { allowPath } from './allow-list';
import type { FilteredTmdb } from './content-filter/filtered-tmdb';
import { normalizedRequest } from './request-parser';

/** Longest name that is stored, in characters. */
const NAME_CHARS = 200;

const namesSchema = z.object({ title: z.string().optional(), name: z.string().optional() });

interface Asker {
  rules: readonly ViewingRule[];
  /** Whose TMDB queue the request uses. */
  caller: string;
}

/**
 * The name of a title that somebody names, so that nobody names one that does not exist, or under a name of their own.
 *
 * @param part path below a series, e.g. `season/1`
 * @throws ApiError `not_found` for unknown titles and parts and for those that the rules hide
 */
export async function nameOfTitle(
  tmdb: Pick<FilteredTmdb, 'get'>,
  title: TitleKey,
  part: string | null,
  asker: Asker,
): Promise<string> {
  const parsed = parseTitleKey(title);
  if (!parsed || (part !== null && parsed.mediaType === 'movie')) throw new ApiError('not_found');
  const { mediaType, id } = parsed;
  const [details] = await Promise.all([
    read(tmdb, `${mediaType}/${id}`, asker),
    part !== null && read(tmdb, `tv/${id}/${part}`, asker),
  ]);
  const { title: film, name } = namesSchema.parse(details);
  return (film ?? name ?? title).slice(0, NAME_CHARS);
}

async function read(tmdb: Pick<FilteredTmdb, 'get'>, path: string, { rules, caller }: Asker): Promise<unknown> {
  const allowed = allowPath(path);
  if (!allowed) throw new ApiError('not_found');
  const { body } = await tmdb.get({ ...normalizedRequest(allowed, new URLSearchParams()), rules }, caller);
  return JSON.parse(String(await body.bytes('identity')));
}
