import onHeaders from 'on-headers';
import { Router } from 'express';
import type { BackupList, ServerProblems } from '@marquee/core/contracts';
import { languageOf } from '../../http/visitor-language';
import { currentSession, sameOriginOnly } from '../auth';
import type { StatusService } from './status.service';

export function statusRoutes(service: StatusService, publicUrl: string | undefined): Router {
  const router = Router();
  router.get('/operator/problems', async (_req, res) => {
    res.json({ problems: await service.problems() } satisfies ServerProblems);
  });

  router.get('/operator/status', async (_req, res) => {
    res.json(await service.status());
  });

  router.post('/operator/backups', async (_req, res) => {
    res.json(await service.backUp(currentSession(res)));
  });

  router.get('/operator/backups', async (_req, res) => {
    res.json({ backups: await service.backups() } satisfies BackupList);
  });

  // It is written down, and so no page of another site may make an operator's browser do it.
  router.get('/operator/backups/:name', sameOriginOnly(publicUrl), async (req, res) => {
    const name = String(req.params.name);
    const path = await service.openBackup(currentSession(res), name);
    // Without what would let a cache keep or continue it; Express always adds an ETag. The data folder may be a hidden one.
    onHeaders(res, () => res.removeHeader('ETag'));
    const bare = { acceptRanges: false, cacheControl: false, lastModified: false };
    res.download(path, name, { ...bare, dotfiles: 'allow' });
  });

  router.get('/operator/warnings', async (_req, res) => {
    res.json(await service.warnings());
  });

  router.post('/operator/test-mail', async (req, res) => {
    await service.tryMail(currentSession(res), languageOf(req.headers));
    res.json({ ok: true });
  });
  return router;
}
