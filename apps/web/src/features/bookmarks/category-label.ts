import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../shared/i18n';

const labels = new Map<string, MessageDescriptor>([
  ['watchlist', msg`Watchlist`],
  ['watched', msg({ message: 'Watched', context: 'list' })],
  ['favorites', msg`Favorites`],
]);

/** Name of a category as a label: `Watchlist`, or a custom name as it was entered. */
export function categoryLabel(category: string): string {
  const label = labels.get(category);
  return label ? i18n._(label) : category;
}
