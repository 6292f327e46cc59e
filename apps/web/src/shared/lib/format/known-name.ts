import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '../../i18n';

/** What a word of somebody else's is called in the page's language; undefined for a word that is not among the known ones. */
export function knownName(names: Readonly<Record<string, MessageDescriptor>>, word: string): string | undefined {
  const name = Object.hasOwn(names, word) ? names[word] : undefined;
  return name && i18n._(name);
}
