import type { Request, Router } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import { addressKey } from '../../rate-limits';
import { rulesFor, type Viewer } from '../auth';
import { mediaSources, withoutVisitorSources } from '../public-config';
import type { TakenDown } from '../site-settings/taken-down';
import type { FilteredTmdb } from '../tmdb';
import { downloadsRoutes } from './downloads.routes';
import { DownloadsService } from './downloads.service';

interface DownloadsDeps {
  secretKey: Uint8Array;
  config: (req: Request) => PublicConfig;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
  tmdb: Pick<FilteredTmdb, 'maySeeAny'>;
  takenDown: TakenDown;
  now: () => number;
}

/** `POST /downloads` and `POST /downloads/check`. */
export function createDownloads({ secretKey, config, viewerOf, tmdb, takenDown, now }: DownloadsDeps): Router {
  const links = new DownloadsService(secretKey, now, (...args) => tmdb.maySeeAny(...args), takenDown);
  return downloadsRoutes(links, async (req) => {
    const viewer = await viewerOf(req);
    const canUseSources = viewer?.canUseSources ?? true;
    const site = config(req);
    return {
      caller: addressKey(req.ip),
      canUseSources,
      ...mediaSources(canUseSources ? site : withoutVisitorSources(site)),
      rules: rulesFor(req, viewer),
    };
  });
}
