import { mayReload } from './may-reload';

/** The browser may be wrong about being online, or the server away: then this often. */
const AGAIN_MS = 15_000;

/** When the browser says that it is online again, or after a while. */
export const networkBack = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, AGAIN_MS);
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Whether the server has another version by now: the file that this code came in is gone. */
async function isReplaced(): Promise<boolean> {
  try {
    return (await window.fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

const isPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused);
const reloadPage = () => window.location.reload();

/**
 * Loads a part of the app; where the network is away, as soon as it is back. What goes on without the part must not break.
 * Where the part is gone for good the page is reloaded, once per path and never during a film.
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>, reload = reloadPage): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      if ((await isReplaced()) && !isPlaying() && mayReload()) reload();
      await networkBack();
    }
  }
}
