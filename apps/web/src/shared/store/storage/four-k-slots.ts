import { FOUR_K_TOKEN_MAX_LENGTH } from '@marquee/core';
import type { Slot } from './slot';

/** `4kToken`: the token as the account holds it. */
export const accountTokenSlot: Slot<string | null> = {
  key: '4kToken',
  slice: 'uiToken',
  field: 'accountToken',
  read: (text) => ({ kind: 'value', value: text !== '' && text.length <= FOUR_K_TOKEN_MAX_LENGTH ? text : null }),
  write: (token) => token,
};

/** `4kTokenSynced`: whether the account holds the token that is used here, or has still to hear that it was removed. */
export const tokenSyncedSlot: Slot<boolean | 'removed'> = {
  key: '4kTokenSynced',
  slice: 'uiToken',
  field: 'isSynced',
  read: (text) => ({ kind: 'value', value: text === 'removed' ? text : text === 'true' }),
  write: (isSynced) => (isSynced === 'removed' ? isSynced : isSynced ? 'true' : null),
};
