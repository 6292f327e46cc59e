import { isRecord, parseJson } from '@marquee/core';
import { unreadable, type Slot } from './slot';

/**
 * The logged-in user according to the last response of `/users/me`. Without a username no account is signed in
 * (ACCOUNT-25).
 */
export interface UserInfo {
  username: string;
  id?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  isDonator?: boolean | undefined;
  /** Set for operators of the site only. */
  isOperator?: true | undefined;
  /** An older version stored failed responses; such a value is removed (SYNC-06). */
  error?: string | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** `user-info`: the profile, without its 4K token. */
export const userInfoSlot: Slot<UserInfo | null> = {
  key: 'user-info',
  slice: 'session',
  field: 'userInfo',
  read(stored) {
    const value = parseJson(stored);
    if (!isRecord(value)) return unreadable();
    const { username, id, name, email, isDonator, isOperator, error } = value;
    const failed = error === undefined || error === null || error === false ? undefined : (text(error) ?? 'error');
    return {
      kind: 'value',
      value: {
        username: text(username) ?? '',
        id: text(id),
        name: text(name),
        email: text(email),
        isDonator: typeof isDonator === 'boolean' ? isDonator : undefined,
        isOperator: isOperator === true ? isOperator : undefined,
        error: failed,
      },
    };
  },
  write: (info) => (info === null ? null : JSON.stringify(info)),
};
