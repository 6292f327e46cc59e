import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';

/** Loaded after the page, long before a film ends. */
export const RateAtEnd = lazyComponent(() => import('./rate-at-end').then((chunk) => chunk.RateAtEnd), 'background');
