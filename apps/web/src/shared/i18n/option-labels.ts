import type { MessageDescriptor } from '@lingui/core';
import { i18n } from './i18n';

/** Options of a choice, with their texts in the language of the page. */
export const optionLabels = <Value extends string>(
  options: readonly { value: Value; label: MessageDescriptor }[],
): { value: Value; label: string }[] => options.map(({ value, label }) => ({ value, label: i18n._(label) }));
