import { parseTitleKey, type ReportedPlace, type ViewingRule } from '@marquee/core';
import { z } from 'zod';
import { ApiError } from '../../http/errors';
import { allowPath, normalizedRequest, type FilteredTmdb } from '../tmdb';

/** Longest name that is stored, in characters. */
const NAME_CHARS = 200;

const namesSchema = z.object({ title: z.string().optional(), name: z.string().optional() });

interface Asker {
  rules: readonly ViewingRule[];
  /** Whose TMDB queue the request uses. */
  caller: string;
}

/**
 * The name of a reported title, so that nobody reports a title that does not exist, or under a name of their own.
 *
 * @throws ApiError `not_found` for unknown titles and episodes and for those that the rules hide
 */
export async function nameOfReported(
  tmdb: Pick<FilteredTmdb, 'get'>,
  { title, episode }: ReportedPlace,
  asker: Asker,
): Promise<string> {
  const parsed = parseTitleKey(title);
  if (!parsed || (episode && parsed.mediaType === 'movie')) throw new ApiError('not_found');
  const { mediaType, id } = parsed;
  const [details] = await Promise.all([
    read(tmdb, `${mediaType}/${id}`, asker),
    episode && read(tmdb, `tv/${id}/season/${episode.season}/episode/${episode.episode}`, asker),
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
