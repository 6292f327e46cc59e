import type { AppDispatch } from '../shared/store';
import { pageAt } from './router';

/** A pointer that stays on a link this long is likely to click it; one that crosses a row of cards is not. */
const DWELL_MS = 80;

interface Options {
  dispatch: AppDispatch;
  /** Whether the visitor saves data. */
  savesData: () => boolean;
  pageAt?: (pathname: string) => Pick<NonNullable<ReturnType<typeof pageAt>>, 'preload' | 'params'> | undefined;
}

/**
 * Prefetches a page's module when its link is hovered, touched or focused, and shortly afterwards the data it shows
 * first.
 */
export function prefetchOnIntent({ dispatch, savesData, pageAt: find = pageAt }: Options): void {
  let intended: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const isTouch = type === 'touchstart';
    // `pointerover` fires for each element inside a link, and before a touch.
    if (link && link === intended && !isTouch) return;
    clearTimeout(timer);
    intended = link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : null;
    const page = intended && find(intended.pathname);
    if (!page) return;
    // Offline nothing can be fetched; following the link reports that.
    const module = page.preload().catch(() => null);
    const ask = async () => {
      if (!savesData()) (await module)?.prefetch?.(page.params, dispatch);
    };
    timer = setTimeout(() => void ask(), isTouch ? 0 : DWELL_MS);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, look, { passive: true });
}
