import { t } from '@lingui/core/macro';
import type { Feedback } from '@marquee/core/recommendations';
import { offerUndo } from '../../../shared/ui';
import type { forYouStoreOf } from '../for-you-store';
import type { ForYouTitle } from '../recommender/for-you-title';

/** Recommends no more titles like this, with Undo. */
export function refuseTitle(
  store: ReturnType<typeof forYouStoreOf>,
  { key, title, genreIds, year }: ForYouTitle,
  kind: Feedback['kind'],
): void {
  store.add({ key, kind, genreIds, year, atMs: Date.now() });
  const message = kind === 'less' ? t`We’ll show less like ${title}` : t`Not ${title} tonight`;
  offerUndo(message, () => store.remove(key));
}
