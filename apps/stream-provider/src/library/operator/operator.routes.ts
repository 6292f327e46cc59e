import { hasBearerToken, type RecentWarnings } from '@marquee/server';
import {
  browseBodySchema,
  chosenFoldersBodySchema,
  folderBodySchema,
  matchFileBodySchema,
  operatorLibraryQuerySchema,
  type OperatorLibrary,
  type ProcessWarnings,
} from '@marquee/core/contracts';
import type { ZodMiniType } from 'zod/mini';
import express, { type RequestHandler, Router } from 'express';
import { ProviderError } from '../../http/provider-error';
import type { LibraryService } from '../library-service';
import { listFiles } from './list-files';

const noLibrary: OperatorLibrary = {
  hasFolders: false,
  isScanned: true,
  folders: { set: 0, reachable: 0 },
  progress: { seen: 0, probed: 0, left: 0 },
  counts: { unmatched: 0, matched: 0, by_hand: 0, left_out: 0 },
  total: 0,
  files: [],
};

/**
 * `/operator/library`: the names of all files, and titles assigned by the operator. `/operator/folders`: where they are.
 * `/operator/warnings`: what the process noted. Only for the site's API, which checks that the user is an operator.
 *
 * @param secret undefined disables the routes
 */
export function createOperatorRoutes(
  library: LibraryService | undefined,
  secret: string | undefined,
  warnings: Pick<RecentWarnings, 'list'>,
): Router {
  const router = Router();
  const requireSecret: RequestHandler = ({ headers }, response, next) => {
    if (secret === undefined || !hasBearerToken(headers, secret)) throw new ProviderError('operator_only');
    response.set('Cache-Control', 'no-store');
    next();
  };

  router.get('/operator/library', requireSecret, (request, response) => {
    const query = operatorLibraryQuerySchema.safeParse(request.query);
    if (!query.success) throw new ProviderError('query_invalid');
    response.json(
      library?.library.folders.length ? listFiles(library.library.state(), library.skipTimes, query.data) : noLibrary,
    );
  });

  router.get('/operator/warnings', requireSecret, (_request, response) => {
    response.json({ warnings: warnings.list() } satisfies ProcessWarnings);
  });

  router.post('/operator/library/match', requireSecret, express.json({ limit: '16kb' }), async (request, response) => {
    const body = matchFileBodySchema.safeParse(request.body);
    if (!body.success || !library) throw new ProviderError('bad_request');
    const { folder, path, match } = body.data;
    if (!(await library.library.match({ folder, path }, match)))
      throw new ProviderError('not_found', { text: 'The library no longer has this file.' });
    response.json({ ok: true });
  });

  const body = express.json({ limit: '64kb' });
  router.put('/operator/folders', requireSecret, body, async (request, response) => {
    const { folders, data } = parsed(chosenFoldersBodySchema, request.body, library);
    response.json(await folders.choose(data.folders));
  });
  router.post('/operator/folders/browse', requireSecret, body, async (request, response) => {
    const { folders, data } = parsed(browseBodySchema, request.body, library);
    response.json(await folders.browse(data.path));
  });
  router.post('/operator/folders/look', requireSecret, body, async (request, response) => {
    const { folders, data } = parsed(folderBodySchema, request.body, library);
    response.json(await folders.look(data.path));
  });
  return router;
}

function parsed<T>(schema: ZodMiniType<T>, input: unknown, library: LibraryService | undefined) {
  const body = schema.safeParse(input);
  if (!body.success || !library) throw new ProviderError('bad_request');
  return { data: body.data, folders: library.folders };
}
