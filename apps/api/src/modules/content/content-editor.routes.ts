import express, { Router } from 'express';
import { CONTENT_IMAGE_MAX_BYTES, contentBodySchema, contentKinds } from '@marquee/core/contracts';
import { z } from 'zod';
import { ApiError } from '../../http/errors';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import { currentSession } from '../auth';
import type { ContentEditorService } from './content-editor.service';
import type { ContentImagesService } from './content-images.service';

const kindSchema = z.enum(contentKinds);

export function contentEditorRoutes(editor: ContentEditorService, images: ContentImagesService): Router {
  const router = Router();
  router.get('/operator/content', (_req, res) => {
    res.json(editor.read());
  });
  router.put('/operator/content/:kind', jsonBody('64kb'), async (req, res) => {
    const kind = kindSchema.safeParse(req.params.kind);
    if (!kind.success) throw new ApiError('not_found');
    const { value } = parseInput(contentBodySchema, req.body);
    // Left out, it must not count as null.
    if (value === undefined) throw new ApiError('bad_request', { fields: { value: 'is required' } });
    res.json(await editor.save(currentSession(res), kind.data, value));
  });
  const picture = express.raw({ type: () => true, limit: CONTENT_IMAGE_MAX_BYTES });
  router.post('/operator/content-images', picture, async (req, res) => {
    const bytes: unknown = req.body;
    if (!Buffer.isBuffer(bytes)) throw new ApiError('picture_unreadable');
    res.status(201).json({ path: await images.add(currentSession(res), bytes) });
  });
  return router;
}

/** `/content/images`: the pictures themselves, which never change. */
export function contentImageRoutes(images: Pick<ContentImagesService, 'find'>): Router {
  const router = Router();
  router.get('/content/images/:name', async (req, res) => {
    const [, id] = /^([0-9a-f]{32})\.webp$/.exec(req.params.name) ?? [];
    const bytes = id === undefined ? undefined : await images.find(id);
    if (!bytes) throw new ApiError('not_found');
    res
      .set({ 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' })
      .type('image/webp')
      .send(Buffer.from(bytes));
  });
  return router;
}
