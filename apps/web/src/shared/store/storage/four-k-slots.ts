import { FOUR_K_TOKEN_MAX_LENGTH } from '@marquee/core';
import type { Slot } from './slot';

/** `4kToken`: the token stored in the account. */
export const accountTokenSlot: Slot<string | null> = {
  key: '4kToken',
  slice: 'uiToken',
  field: 'accountToken',
  read: (text) => ({ kind: 'value', value: text !== '' && text.length <= FOUR_K_TOKEN_MAX_LENGTH ? text : null }),
  write: (token) => token,
};

/** `4kTokenSynced`: whether the account has this browser's token, or does not know yet that it was removed. */
export const tokenSyncedSlot: Slot<boolean | 'removed'> = {
  key: '4kTokenSynced',
  slice: 'uiToken',
  field: 'isSynced',
  read: (text) => ({ kind: 'value', value: text === 'removed' ? text : text === 'true' }),
  write: (isSynced) => (isSynced === 'removed' ? isSynced : isSynced ? 'true' : null),
};
