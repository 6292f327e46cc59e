import type { Request, Response } from 'express';
import type { BodyEncoding, EncodedBody } from './encoded-body';

/** Answers with a kept body: negotiated encoding, strong ETag, 304 when the browser already has it. */
export async function sendEncoded(req: Request, res: Response, body: EncodedBody): Promise<void> {
  const encoding = body.isWorthEncoding ? chooseEncoding(req) : 'identity';
  const etag = body.etagOf(encoding);
  res.set('ETag', etag).vary('Accept-Encoding');
  if (matches(req.headers['if-none-match'], etag)) {
    res.status(304).end();
    return;
  }
  const bytes = await body.bytes(encoding);
  res.set({ 'Content-Type': body.contentType, 'Content-Length': String(bytes.length) });
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}

function chooseEncoding(req: Request): BodyEncoding {
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

/** If-None-Match compares weakly: a proxy may have weakened the tag. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
