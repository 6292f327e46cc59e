import type { User } from '@marquee/core/contracts';
import { fetchProfile } from '../../shared/api';
import type { AppDispatch } from '../../shared/store';
import type { UserInfo } from '../../shared/store/storage';
import { syncFourKToken } from './four-k-token';

/** The account as the server last sent it, and the sync of its 4K token. */
export function createAccountProfile(user: UserInfo, dispatch: AppDispatch) {
  let profile: User | null = null;
  let isStopped = false;
  /**
   * Token syncs run one after the other, each starting from the result of the previous one: an older response would
   * undo later changes.
   */
  let tokenQueue: Promise<void> = Promise.resolve();
  async function syncTokenNow(): Promise<void> {
    if (profile && !isStopped)
      profile = { ...profile, '4k_token': await dispatch(syncFourKToken(profile['4k_token'])) };
  }

  return {
    /** Null until the server has answered once. */
    get current() {
      return profile;
    },
    /** Until the profile has been fetched once, only what the login stored is known. */
    ownerId: () => profile?.id ?? user.id ?? user.username,
    async fetchOnce(): Promise<void> {
      profile ??= await dispatch(fetchProfile());
    },
    refresh: () =>
      (tokenQueue = tokenQueue.then(async () => {
        profile = (await dispatch(fetchProfile())) ?? profile;
        await syncTokenNow();
      })),
    syncToken: () => (tokenQueue = tokenQueue.then(syncTokenNow)),
    stop(): void {
      isStopped = true;
    },
  };
}

export type AccountProfile = ReturnType<typeof createAccountProfile>;
