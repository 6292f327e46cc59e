import { join } from 'node:path';
import type { Express } from 'express';
import { createLogger } from '@marquee/server';
import { type AppDeps, createApp } from '../app';
import { loadFilm } from '../media/load-film';

export const packageDir = join(import.meta.dirname, '../..');
export const mediaDir = join(packageDir, 'media');
export const film = loadFilm(mediaDir);
export const secret = 'a secret of at least thirty-two characters';

/** The shortest accepted token (TOKEN-05). */
export const validToken = `ey${'x'.repeat(48)}`;

/** The app with the committed demo film, without logs, with a fixed secret. */
export const demoApp = (deps: Partial<AppDeps> = {}): Express => {
  const logger = createLogger('stream-provider', 'silent');
  return createApp({ film, mediaDir, logger, secret, now: Date.now, ...deps });
};
