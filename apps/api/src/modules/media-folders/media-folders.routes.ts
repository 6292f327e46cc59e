import { Router } from 'express';
import { browseBodySchema, folderBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import { currentSession } from '../auth';
import type { MediaFoldersService } from './media-folders.service';

export function mediaFoldersRoutes(service: MediaFoldersService): Router {
  const router = Router();
  const body = jsonBody('8kb');
  router.get('/operator/folders', async (_req, res) => {
    res.json(await service.list());
  });
  router.post('/operator/folders', body, async (req, res) => {
    res.json(await service.add(currentSession(res), parseInput(folderBodySchema, req.body).path));
  });
  router.post('/operator/folders/remove', body, async (req, res) => {
    res.json(await service.remove(currentSession(res), parseInput(folderBodySchema, req.body).path));
  });
  router.post('/operator/folders/browse', body, async (req, res) => {
    res.json(await service.browse(parseInput(browseBodySchema, req.body).path));
  });
  router.post('/operator/folders/look', body, async (req, res) => {
    res.json(await service.look(parseInput(folderBodySchema, req.body).path));
  });
  return router;
}
