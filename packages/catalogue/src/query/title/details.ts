import { ok, type CatalogueAnswer } from '../answer';
import type { Context } from '../context';
import { requestedPage } from '../paging';
import { tmdbErrors } from '../tmdb-errors';
import type { Part } from './common-parts';

/** TMDB's limit of appended parts. */
const MAX_APPENDED = 20;

/** The body with the parts in `append_to_response`; unknown names are ignored. */
export function withAppended<Entry>(
  body: object,
  entry: Entry,
  context: Context,
  partNamed: (name: string) => Part<Entry> | undefined,
): CatalogueAnswer {
  const names = new Set((context.query.get('append_to_response') ?? '').slice(0, 1_000).split(',', MAX_APPENDED));
  const appended: [string, object][] = [];
  for (const name of names) {
    const part = partNamed(name.trim());
    if (part) appended.push([name.trim(), part(entry, context, 1)]);
  }
  return ok({ ...body, ...Object.fromEntries(appended) });
}

/** A part at its own path: with the entry's id, except for pages, which have none. */
export function partAnswer<Entry>(
  part: Part<Entry> | undefined,
  entry: Entry,
  id: number,
  context: Context,
): CatalogueAnswer {
  if (!part) return tmdbErrors.notFound();
  const page = requestedPage(context.query);
  if (page === null) return tmdbErrors.invalidPage();
  const body = part(entry, context, page);
  return ok('total_pages' in body ? body : { id, ...body });
}
