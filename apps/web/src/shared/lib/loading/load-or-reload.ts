import { mayReload } from './may-reload';

const reloadPage = () => window.location.reload();

/**
 * Loads a module that the page cannot do without. When that fails, as it does when a new version was deployed under an open
 * page, the page is reloaded: once per path, then the failure is thrown (ERROR-11).
 */
export async function loadOrReload<Module>(load: () => Promise<Module>, reload = reloadPage): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === 'undefined' || !mayReload()) throw error;
    reload();
    // Never settles: the page is on its way out.
    return new Promise<never>(() => undefined);
  }
}
