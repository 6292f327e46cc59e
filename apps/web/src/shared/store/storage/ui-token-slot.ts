import { FOUR_K_TOKEN_MAX_LENGTH } from '@marquee/core';
import type { Slot } from './slot';

/** `ui-token`: the personal 4K token as it was entered. */
export const uiTokenSlot: Slot<string | null> = {
  key: 'ui-token',
  slice: 'uiToken',
  field: 'token',
  read: (text) => ({ kind: 'value', value: text !== '' && text.length <= FOUR_K_TOKEN_MAX_LENGTH ? text : null }),
  write: (token) => token,
};
