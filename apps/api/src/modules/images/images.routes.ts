import { Router, type Request, type Response } from 'express';
import { parseInput } from '../../http/parse';
import { sendEncoded } from '../../http/send-encoded';
import { addressKey } from '../../rate-limits';
import { imageParamsSchema } from './image-params';
import type { ImageResponse, ImagesService } from './images.service';

const WEEK_SEC = 604_800;
const YEAR_SEC = 31_536_000;
/** An SVG opened as a page of this origin may not run or load anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function imagesRoutes(service: ImagesService): Router {
  const router = Router();
  router.get('/img/t/p/:size/:file', async (req, res) => {
    const answer = await service.titleImage(req.params.size, `/${req.params.file}`, addressKey(req.ip));
    // TMDB never changes what a file name shows; artwork may be drawn differently by the next release.
    await send(req, res, answer, answer.kind === 'artwork' ? `max-age=${WEEK_SEC}` : `max-age=${YEAR_SEC}, immutable`);
  });
  router.get('/img', async (req, res) => {
    const answer = await service.transformed(parseInput(imageParamsSchema, req.query), addressKey(req.ip));
    await send(req, res, answer, `max-age=${WEEK_SEC}`);
  });
  return router;
}

async function send(req: Request, res: Response, answer: ImageResponse, lifetime: string): Promise<void> {
  res.set('Cache-Control', `public, ${lifetime}`);
  // Cards and share previews of other sites may show these pictures.
  res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  const type = answer.kind === 'artwork' ? answer.body.contentType : answer.type;
  if (type.startsWith('image/svg')) res.set('Content-Security-Policy', SVG_POLICY);
  if (answer.kind === 'artwork') {
    await sendEncoded(req, res, answer.body);
    return;
  }
  res.set('ETag', answer.etag).type(type).send(answer.bytes);
}
