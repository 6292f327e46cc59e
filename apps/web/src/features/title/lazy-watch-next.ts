import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';

/** Loaded after the page, long before a film ends. */
export const WatchNext = lazyComponent(() => import('./watch-next').then((chunk) => chunk.WatchNext), 'background');
