import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../shared/i18n';

const labels = new Map<string, MessageDescriptor>([
  ['watchlist', msg`Watchlist`],
  ['watched', msg({ message: 'Watched', context: 'list' })],
  ['favorites', msg`Favorites`],
]);

/** What a category is called by itself: `Watchlist`, or a visitor's own name as it was written. */
export function categoryLabel(category: string): string {
  const label = labels.get(category);
  return label ? i18n._(label) : category;
}
