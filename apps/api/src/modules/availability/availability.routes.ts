import { isTitleKey, readLibraryQuery, type LibraryQuery, type TitleKey } from '@marquee/core';
import { Router, type Request, type Response } from 'express';
import { ApiError } from '../../http/errors';
import { refuseOtherProfile, VIEWER_CACHE_CONTROL, type Viewer } from '../auth';
import { askingFor, type Asking } from '../tmdb';
import type { AvailabilityService } from './availability.service';

export interface AvailabilityRoutesDeps {
  availability: AvailabilityService;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

/** The language of titles that a query asks for; English for anything else. */
export const languageIn = (value: unknown): string | undefined =>
  typeof value === 'string' && LANGUAGE.test(value) ? value : undefined;

/** Which page of the library a query asks for: the first for anything that is no page. */
export function pageIn(params: URLSearchParams): LibraryQuery & { page: number } {
  const page = params.get('page') ?? '';
  return { ...readLibraryQuery(params), page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** The title of `{movie|tv}/{id}`. @throws ApiError `not_found` */
export function titleAt(mediaType: string, id: string): TitleKey {
  const key = /^[1-9]\d{0,9}$/.test(id) ? `${mediaType}:${id}` : '';
  if (!isTitleKey(key)) throw new ApiError('not_found');
  return key;
}

/**
 * `/availability`: what of the library a visitor may see. Whoever may see nothing of it gets the answer of an empty
 * library; a private site refuses strangers before that.
 */
export function availabilityRoutes({ availability, viewerOf }: AvailabilityRoutesDeps): Router {
  const router = Router();

  async function asking(req: Request, res: Response): Promise<Asking> {
    res.vary('Cookie').set('Cache-Control', VIEWER_CACHE_CONTROL);
    const viewer = await viewerOf(req);
    if (viewer) refuseOtherProfile(req, viewer);
    await availability.refresh();
    return askingFor(req, viewer);
  }

  router.get('/availability', async (req, res) => {
    res.json(await availability.keys(await asking(req, res)));
  });

  router.get('/availability/recent', async (req, res) => {
    res.json(await availability.recent(await asking(req, res), languageIn(req.query.locale)));
  });

  router.get('/availability/titles', async (req, res) => {
    const { searchParams } = new URL(req.url, 'http://this.invalid');
    res.json(
      await availability.page(pageIn(searchParams), await asking(req, res), languageIn(searchParams.get('locale'))),
    );
  });

  router.get('/availability/:mediaType/:id', async (req, res) => {
    const key = titleAt(req.params.mediaType, req.params.id);
    res.json(await availability.ofTitle(key, await asking(req, res)));
  });

  return router;
}
