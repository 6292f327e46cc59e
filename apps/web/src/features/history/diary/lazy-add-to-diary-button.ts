import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';

/** Loaded after the title page, whose initial scripts have no room for it (`build/weight-budget.ts`). */
export const AddToDiaryButton = lazyComponent(
  () => import('./add-to-diary-button').then((chunk) => chunk.AddToDiaryButton),
  'background',
);
