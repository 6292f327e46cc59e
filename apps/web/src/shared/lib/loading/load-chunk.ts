import { t } from '@lingui/core/macro';
import { showToast } from '../../ui/toast/toast-channel';
import { waitForNetwork } from '../browser/wait-for-network';
import { ChunkError, type ChunkFailure } from './chunk-error';
import { mayReloadPage } from './may-reload-page';

/**
 * Why a chunk is loaded: `required`, the page cannot be shown without it; `requested`, the visitor's action needs it;
 * `background`, nobody is waiting.
 */
export type ChunkPriority = 'required' | 'requested' | 'background';

/** Shows why an action is delayed. */
function tellWaiting(error: unknown, reload: () => void): void {
  if (error instanceof ChunkError)
    showToast({ kind: 'warning', message: t`You’re offline. This opens as soon as you’re back online.` });
  else
    showToast({
      kind: 'warning',
      message: t`Part of this page couldn’t be loaded. Check your connection, then reload.`,
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: t`Reload`, onAction: reload },
    });
}

/** Finds out why code cannot be loaded: if this module's own file is gone from the server, there is a newer build. */
async function findFailure(): Promise<ChunkFailure> {
  if (!navigator.onLine) return 'offline';
  try {
    const { status } = await window.fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'updated' : 'blocked';
  } catch {
    return 'offline';
  }
}

/** Absent without HTTPS. */
const workerOf = ({ serviceWorker }: Partial<Navigator>) => serviceWorker;

/** Offline, and without a service worker that has cached the app. */
const isCutOff = () => typeof window !== 'undefined' && !navigator.onLine && !workerOf(navigator)?.controller;

/** Imports a chunk unless that is certain to fail: browsers do not retry a failed import until the page is reloaded. */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isCutOff()) throw new ChunkError('offline', undefined);
  return load();
}

const isPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused);
const reloadPage = () => window.location.reload();

async function canReload(priority: ChunkPriority): Promise<boolean> {
  if (isPlaying()) return false;
  // Nobody waits for a background chunk, so a busy server is no reason to reload the page.
  if (priority === 'background' && (await findFailure()) !== 'updated') return false;
  return mayReloadPage();
}

/**
 * Imports a chunk. If that fails, most likely because a new version was deployed, the page is reloaded: once per path,
 * and never while a video plays. Otherwise a required chunk rejects with a `ChunkError` for an error boundary to show;
 * any other is retried when the network is back. All code that the app loads on demand uses this.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  priority: ChunkPriority = 'background',
  reload: () => void = reloadPage,
): Promise<Module> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await importChunk(load);
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (await canReload(priority)) {
        reload();
        // The page is reloading.
        return new Promise<never>(() => undefined);
      }
      if (priority === 'required')
        throw error instanceof ChunkError ? error : new ChunkError(await findFailure(), error);
      if (priority === 'requested' && attempt === 1) tellWaiting(error, reload);
      await waitForNetwork();
    }
  }
}
