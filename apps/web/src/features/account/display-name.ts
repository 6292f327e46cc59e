import type { UserInfo } from '../../shared/store/storage';

/** What the server stores until a name is saved (ACCOUNT-21). */
const DEFAULT_NAME = 'Guest';

/** Name for display; a logged-in user is never shown as "Guest". */
export const displayName = ({ name, username }: Pick<UserInfo, 'name' | 'username'>): string =>
  name && name !== DEFAULT_NAME ? name : username;
