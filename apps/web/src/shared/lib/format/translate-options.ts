import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '../../i18n';

/** Options with translated labels. */
export const translateOptions = <Value>(
  options: readonly { value: Value; label: MessageDescriptor }[],
): { value: Value; label: string }[] => options.map(({ value, label }) => ({ value, label: i18n._(label) }));
