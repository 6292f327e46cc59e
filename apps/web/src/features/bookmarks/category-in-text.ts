import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../shared/i18n';

const names = new Map<string, MessageDescriptor>([
  ['watchlist', msg({ message: 'watchlist', comment: 'The list, within a sentence' })],
  ['watched', msg({ message: 'watched', context: 'list', comment: 'Within a sentence' })],
  ['favorites', msg({ message: 'favorites', comment: 'The list, within a sentence' })],
]);

/** What a category is called within a sentence: `watchlist`, or a visitor's own name as it was written. */
export function categoryInText(category: string): string {
  const name = names.get(category);
  return name ? i18n._(name) : category;
}
