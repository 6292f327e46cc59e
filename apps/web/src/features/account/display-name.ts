import type { UserInfo } from '../../shared/store/storage';

/** Name of a new account (ACCOUNT-21). */
export const DEFAULT_NAME = 'Guest';

/** Name for display; a logged-in user is never shown as "Guest". */
export const displayName = ({ name, username }: Pick<UserInfo, 'name' | 'username'>): string =>
  name && name !== DEFAULT_NAME ? name : username;
