import { msg } from '@lingui/core/macro';
import { i18n } from '../../../shared/i18n';
import { showToast } from '../../../shared/ui';

/** The warning of TITLE-11. */
const NOT_FOUND_TEXT = msg`We can't find this movie right now, try again?`;
const NOT_FOUND_TOAST_MS = 7000;

export const showNotFoundToast = (): void =>
  showToast({ kind: 'warning', message: i18n._(NOT_FOUND_TEXT), durationMs: NOT_FOUND_TOAST_MS });
