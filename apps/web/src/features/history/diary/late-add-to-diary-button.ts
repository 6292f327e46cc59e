import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';

/** Comes after the page of a title, whose first scripts have no room for it (`build/weight-budget.ts`). */
export const AddToDiaryButton = lazyComponent(
  () => import('./add-to-diary-button').then((chunk) => chunk.AddToDiaryButton),
  'background',
);
