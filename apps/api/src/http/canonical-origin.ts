import type { Request } from 'express';

/** Where links name the site: its public address, or the one that the request names. */
export const canonicalOrigin = (req: Request, publicUrl: string | undefined): string =>
  publicUrl || `${req.protocol}://${req.get('host') ?? 'localhost'}`;
