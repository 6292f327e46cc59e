import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../shared/i18n';

const names = new Map<string, MessageDescriptor>([
  ['watchlist', msg({ message: 'watchlist', comment: 'The list, within a sentence' })],
  ['watched', msg({ message: 'watched', context: 'list', comment: 'Within a sentence' })],
  ['favorites', msg({ message: 'favorites', comment: 'The list, within a sentence' })],
]);

/** Name of a category within a sentence: `watchlist`, or a custom name as it was entered. */
export function categoryInText(category: string): string {
  const name = names.get(category);
  return name ? i18n._(name) : category;
}
