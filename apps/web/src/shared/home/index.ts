import { lazyComponent } from '../lib/loading/lazy-chunk';

/** Loaded after the page. */
export const AddToHomeButton = lazyComponent(
  () => import('./add-to-home-button').then((chunk) => chunk.AddToHomeButton),
  'background',
);
