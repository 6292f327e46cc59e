import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';

/** What is shown until it comes, and where it does not, is `ChunkErrorScreen`. */
export const ErrorScreen = lazyComponent(
  () => import('./error-screen').then((chunk) => chunk.ErrorScreen),
  'background',
);
