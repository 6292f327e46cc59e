import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';

/** Comes after the page, long before a film has ended. */
export const RateAtEnd = lazyComponent(() => import('./rate-at-end').then((chunk) => chunk.RateAtEnd), 'background');
