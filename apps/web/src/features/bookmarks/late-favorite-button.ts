import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';

/** Comes after the page of a title, whose first scripts have no room for it (`build/weight-budget.ts`). */
export const FavoriteButton = lazyComponent(
  () => import('./favorite-button').then((chunk) => chunk.FavoriteButton),
  'background',
);
