import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';

/** Loaded after the title page, whose initial scripts have no room for it (`build/weight-budget.ts`). */
export const FavoriteButton = lazyComponent(
  () => import('./favorite-button').then((chunk) => chunk.FavoriteButton),
  'background',
);
