import type { RequestHandler, Router } from 'express';
import type { SessionsService } from '../auth';
import { createNoticeServices, type NoticeServicesDeps } from './create-notice-services';
import { noticesRoutes } from './notices.routes';
import { NoticesService } from './notices.service';

export type { SendPush } from './send-push';

/** `/users/me/notices`: what a profile is told of new episodes and films, on its devices and by mail; `/notices/unsubscribe`. */
export const createNotices = (
  deps: NoticeServicesDeps & { requireUser: RequestHandler; sessions: SessionsService },
): Router => noticesRoutes({ ...deps, notices: new NoticesService({ ...deps, ...createNoticeServices(deps) }) });
