import { Router, type Request, type Response } from 'express';
import { parseInput } from '../../http/parse';
import { sendEncoded } from '../../http/send-encoded';
import { addressKey } from '../../rate-limits';
import { imageParamsSchema } from './image-params';
import type { ImageResponse, ImagesService } from './images.service';

const WEEK_SEC = 604_800;
const YEAR_SEC = 31_536_000;
/** An SVG opened as a document of this origin must not run or load anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * `GET /img/t/p/{size}{path}` and `GET /img?url=…` (IMAGE-02): title images, original and resized. They are public at
 * their source, so they are the same for every viewer.
 */
export function imagesRoutes(service: ImagesService): Router {
  const router = Router();
  router.get('/img/t/p/:size/:file', async (req, res) => {
    const answer = await service.titleImage(req.params.size, `/${req.params.file}`, addressKey(req.ip));
    // TMDB never changes the image behind a file name; artwork may be rendered differently by the next release.
    const lifetime = answer.kind === 'artwork' ? `max-age=${WEEK_SEC}` : `max-age=${YEAR_SEC}, immutable`;
    await sendImage(req, res, answer, `public, ${lifetime}`);
  });
  router.get('/img', async (req, res) => {
    const params = parseInput(imageParamsSchema, req.query);
    const answer = await service.transformed(params, addressKey(req.ip));
    await sendImage(req, res, answer, `public, max-age=${WEEK_SEC}`);
  });
  return router;
}

/** Answers with a picture. */
export async function sendImage(
  req: Request,
  res: Response,
  answer: ImageResponse,
  cacheControl: string,
): Promise<void> {
  res.set('Cache-Control', cacheControl);
  // Embeds and share previews on other sites may show these pictures.
  res.set('Cross-Origin-Resource-Policy', 'cross-origin');
  const type = answer.kind === 'artwork' ? answer.body.contentType : answer.type;
  if (type.startsWith('image/svg')) res.set('Content-Security-Policy', SVG_POLICY);
  if (answer.kind === 'artwork') {
    await sendEncoded(req, res, answer.body);
    return;
  }
  res.set('ETag', answer.etag).type(type).send(answer.bytes);
}
