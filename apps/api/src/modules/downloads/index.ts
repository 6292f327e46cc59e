import type { Request, Router } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import { mediaSources } from '../public-config';
import { downloadsRoutes } from './downloads.routes';
import { DownloadsService } from './downloads.service';

interface DownloadsDeps {
  secretKey: Uint8Array;
  config: (req: Request) => PublicConfig;
  now: () => number;
}

/** `POST /downloads` and `POST /downloads/check`. */
export const createDownloads = ({ secretKey, config, now }: DownloadsDeps): Router =>
  downloadsRoutes(new DownloadsService(secretKey, now), (req) => mediaSources(config(req)));
