import type { Request } from 'express';

/** The token of RFC 6750's header. Undefined if there is none. */
export const bearerToken = (req: Request): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(req.headers.authorization ?? '')?.[1];
