import type { Router } from 'express';
import { downloadsRoutes } from './downloads.routes';
import { DownloadsService } from './downloads.service';

/** `POST /downloads` and `POST /downloads/check`. */
export const createDownloads = ({ secretKey, now }: { secretKey: Uint8Array; now: () => number }): Router =>
  downloadsRoutes(new DownloadsService(secretKey, now));
