import type { UserInfo } from '../../shared/store/storage';

/** What every account is called until its owner says otherwise (ACCOUNT-21). */
export const DEFAULT_NAME = 'Guest';

/** What a person is called on the screen: nobody who is logged in reads that they are a guest. */
export const displayName = ({ name, username }: Pick<UserInfo, 'name' | 'username'>): string =>
  name && name !== DEFAULT_NAME ? name : username;
