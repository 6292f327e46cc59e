import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';

/** While it is loading, and if it cannot be loaded, `ChunkErrorScreen` is shown. */
export const ErrorScreen = lazyComponent(
  () => import('./error-screen').then((chunk) => chunk.ErrorScreen),
  'background',
);
