import { pageAt } from './router';

/** Fetches a page's module when its link is about to be followed: pointed at, touched or reached by keyboard. */
export function prefetchOnIntent(): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    // Without a network there is nothing to fetch, and following the link says so.
    pageAt(link.pathname)
      ?.preload()
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, look, { passive: true });
}
