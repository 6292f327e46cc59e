import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '../../i18n';

/** Translates a term of an external service; undefined if it is unknown. */
export function knownName(names: Readonly<Record<string, MessageDescriptor>>, word: string): string | undefined {
  const name = Object.hasOwn(names, word) ? names[word] : undefined;
  return name && i18n._(name);
}
