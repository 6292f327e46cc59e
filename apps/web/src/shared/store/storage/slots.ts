import { announcementSlots } from './announcement-slots';
import { accountTokenSlot, tokenSyncedSlot } from './four-k-slots';
import { localLockSlots } from './local-lock-slots';
import { recentSearchesSlot } from './recent-searches-slot';
import type { Slot } from './slot';
import { profilesSlot } from './profiles-slot';
import { sourcesSlots } from './sources-slots';
import { themeSlot } from './theme-slot';
import { uiTokenSlot } from './ui-token-slot';
import { userInfoSlot } from './user-info-slot';

/**
 * Persisted by redux-persist. Collections are in the database, and some are mirrored (`mirror/prescribed-keys.ts`). Only this
 * folder knows the keys and formats (STORAGE-01).
 */
export const slots: readonly Slot[] = [
  themeSlot,
  ...localLockSlots,
  uiTokenSlot,
  accountTokenSlot,
  tokenSyncedSlot,
  userInfoSlot,
  recentSearchesSlot,
  profilesSlot,
  ...sourcesSlots,
  ...announcementSlots,
];
