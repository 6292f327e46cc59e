import { announcementSlots } from './announcement-slots';
import { bookmarksSlot, categoriesSlot } from './bookmarks-slot';
import { accountTokenSlot, tokenSyncedSlot } from './four-k-slots';
import { historySlot } from './history-slot';
import { localLockSlots } from './local-lock-slots';
import { recentSearchesSlot } from './recent-searches-slot';
import { settingsSlot } from './settings-slot';
import type { Slot } from './slot';
import { snapshotsSlot } from './snapshots-slot';
import { sourcesSlots } from './sources-slots';
import { themeSlot } from './theme-slot';
import { uiTokenSlot } from './ui-token-slot';
import { userInfoSlot } from './user-info-slot';

/** Everything that outlives the page. Only this folder knows the keys and shapes (STORAGE-01). */
export const slots = [
  themeSlot,
  historySlot,
  bookmarksSlot,
  categoriesSlot,
  settingsSlot,
  snapshotsSlot,
  ...localLockSlots,
  uiTokenSlot,
  accountTokenSlot,
  tokenSyncedSlot,
  userInfoSlot,
  recentSearchesSlot,
  ...sourcesSlots,
  ...announcementSlots,
] as readonly Slot[];
