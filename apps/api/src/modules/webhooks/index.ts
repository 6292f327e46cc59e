import type { RequestHandler, Router } from 'express';
import { webhooksRoutes } from './webhooks.routes';
import { WebhooksService, type WebhooksServiceDeps } from './webhooks.service';

export { createPostWebhook, type PostWebhook } from './post-webhook';
export { WebhookSender } from './webhook-sender';

/** `/users/me/webhook`: an address that is told what is watched, rated and bookmarked. */
export const createWebhooks = (deps: WebhooksServiceDeps & { requireUser: RequestHandler }): Router =>
  webhooksRoutes(deps.requireUser, new WebhooksService(deps));
