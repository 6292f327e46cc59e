import type { AppDispatch } from '../shared/store';
import { pageAt } from './router';

/** A pointer that rests on a link for so long is about to press it; one that passes over a row of cards does not. */
const DWELL_MS = 80;

interface Options {
  dispatch: AppDispatch;
  /** The visitor wants nothing fetched that may turn out unneeded. */
  savesData: () => boolean;
  pageAt?: (pathname: string) => Pick<NonNullable<ReturnType<typeof pageAt>>, 'preload' | 'params'> | undefined;
}

/**
 * Fetches a page's module when its link is about to be followed (pointed at, touched or reached by keyboard), and after a
 * moment what the page shows first.
 */
export function prefetchOnIntent({ dispatch, savesData, pageAt: find = pageAt }: Options): void {
  let intended: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const isTouch = type === 'touchstart';
    // The pointer's coming is told for each thing inside a link, and before a touch.
    if (link && link === intended && !isTouch) return;
    clearTimeout(timer);
    intended = link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : null;
    const page = intended && find(intended.pathname);
    if (!page) return;
    // Without a network there is nothing to fetch, and following the link says so.
    const module = page.preload().catch(() => null);
    const ask = async () => {
      if (!savesData()) (await module)?.prefetch?.(page.params, dispatch);
    };
    timer = setTimeout(() => void ask(), isTouch ? 0 : DWELL_MS);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, look, { passive: true });
}
