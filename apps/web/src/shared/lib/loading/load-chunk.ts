import { t } from '@lingui/core/macro';
import { showToast } from '../../ui/toast/toast-channel';
import { waitForNetwork } from '../browser/wait-for-network';
import { ChunkError, type ChunkFailure } from './chunk-error';
import { mayReloadPage } from './may-reload-page';

/**
 * Who waits for a chunk: `required`, the page cannot be shown without it; `requested`, the visitor pressed something that
 * needs it; `background`, nobody.
 */
export type ChunkPriority = 'required' | 'requested' | 'background';

/** Tells who pressed something why it does not open yet. */
function tellWaiting(error: unknown, reload: () => void): void {
  if (error instanceof ChunkError)
    showToast({ kind: 'warning', message: t`You’re offline. This opens as soon as you’re back online.` });
  else
    showToast({
      kind: 'warning',
      message: t`A part of this page couldn’t be loaded.`,
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: t`Reload`, onAction: reload },
    });
}

/** What keeps code back; where the file that this code came in is gone, the server has another build. */
async function findFailure(): Promise<ChunkFailure> {
  if (!navigator.onLine) return 'offline';
  try {
    const { status } = await window.fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'updated' : 'blocked';
  } catch {
    return 'offline';
  }
}

/** Without a network, and without a worker that has the app's files. */
const isCutOff = () =>
  typeof window !== 'undefined' && !navigator.onLine && !(navigator as Partial<Navigator>).serviceWorker?.controller;

/** Imports a chunk unless that must fail: browsers never fetch a module again whose fetch has failed, until the page is reloaded. */
export async function importChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isCutOff()) throw new ChunkError('offline', undefined);
  return load();
}

const isPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused);
const reloadPage = () => window.location.reload();

async function canReload(priority: ChunkPriority): Promise<boolean> {
  if (isPlaying()) return false;
  // The visitor is not waiting for a background chunk, so a busy server is no reason to reload the page.
  if (priority === 'background' && (await findFailure()) !== 'updated') return false;
  return mayReloadPage();
}

/**
 * Imports a chunk. When that fails, most likely because a new version was deployed under an open page, the page is reloaded:
 * once per path, and never while a video plays. Otherwise a required chunk rejects with a `ChunkError`, so that its boundary can say
 * so; any other is fetched again when the network is back. All late code of the app is loaded by this rule.
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
        // The page is on its way out.
        return new Promise<never>(() => undefined);
      }
      if (priority === 'required')
        throw error instanceof ChunkError ? error : new ChunkError(await findFailure(), error);
      if (priority === 'requested' && attempt === 1) tellWaiting(error, reload);
      await waitForNetwork();
    }
  }
}
