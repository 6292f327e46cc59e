import type { Request, Response } from 'express';
import type { BodyEncoding } from './encoded-body';
import type { ResponseBody } from './compressed-body';

/** Sends a cached body with a negotiated encoding and a strong ETag, or 304 if the browser already has it. */
export async function sendEncoded(req: Request, res: Response, body: ResponseBody): Promise<void> {
  const encoding = body.isCompressible ? chooseEncoding(req) : 'identity';
  const etag = body.etagFor(encoding);
  res.setHeader('ETag', etag);
  res.vary('Accept-Encoding');
  // A condition concerns successful responses only.
  if (res.statusCode === 200 && matches(req.headers['if-none-match'], etag)) {
    res.status(304).end();
    return;
  }
  const bytes = await body.bytes(encoding);
  res.setHeader('Content-Type', body.contentType);
  res.setHeader('Content-Length', bytes.length);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}

const chooseEncoding = (req: Request): BodyEncoding =>
  req.acceptsEncodings('br') ? 'br' : req.acceptsEncodings('gzip') ? 'gzip' : 'identity';

/** If-None-Match compares weakly: a proxy may have weakened the tag. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
