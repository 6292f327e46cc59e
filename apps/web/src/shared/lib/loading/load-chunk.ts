import { showToast } from '../../ui/toast/toast-channel';
import { waitForNetwork } from '../browser/wait-for-network';
import { mayReloadPage } from './may-reload-page';

/**
 * Who waits for a chunk: `required`, the page cannot be shown without it; `requested`, the visitor pressed something that
 * needs it; `background`, nobody.
 */
export type ChunkPriority = 'required' | 'requested' | 'background';

const NOT_LOADED = 'This could not be loaded. It opens as soon as the connection is back.';

/** Whether the server has another build by now: the file that this code came in is gone. */
async function isBuildReplaced(): Promise<boolean> {
  try {
    return (await window.fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

const isPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused);
const reloadPage = () => window.location.reload();

async function canReload(priority: ChunkPriority): Promise<boolean> {
  if (isPlaying()) return false;
  // Nobody asked for a background chunk, so a server that is only busy is no reason to reload the page.
  if (priority === 'background' && !(await isBuildReplaced())) return false;
  return mayReloadPage();
}

/**
 * Imports a chunk. When that fails, most likely because a new version was deployed under an open page, the page is reloaded:
 * once per path, and never while a video plays. Otherwise a required chunk rejects, so that the error screen can say
 * so; any other is fetched again onEvent the network is back. All late code of the app is loaded by this rule.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  priority: ChunkPriority = 'background',
  reload: () => void = reloadPage,
): Promise<Module> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (await canReload(priority)) {
        reload();
        // The page is on its way out.
        return new Promise<never>(() => undefined);
      }
      if (priority === 'required') throw error;
      if (priority === 'requested' && attempt === 1) showToast({ kind: 'warning', message: NOT_LOADED });
      await waitForNetwork();
    }
  }
}
