import type { Collection } from '../domain';
import type { WireCollection } from '../wire';
import { toMovieItem } from './media-item';
import { uniqueTitles } from './paged';
import { toTextOrNull } from './values';

/** Sorts after every date. */
const UNDATED = '9999-99-99';

export const toCollection = (wire: WireCollection): Collection => ({
  id: wire.id,
  name: wire.name,
  overview: wire.overview,
  overviewLanguage: wire.overview_language ?? null,
  posterPath: toTextOrNull(wire.poster_path),
  backdropPath: toTextOrNull(wire.backdrop_path),
  parts: uniqueTitles(wire.parts.map(toMovieItem)).sort((a, b) => (a.date ?? UNDATED).localeCompare(b.date ?? UNDATED)),
});
