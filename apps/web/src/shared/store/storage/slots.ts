import { announcementSlots } from './announcement-slots';
import { bookmarksSlot } from './bookmarks-slot';
import { historySlot } from './history-slot';
import { lockSlot } from './lock-slot';
import { recentSearchesSlot } from './recent-searches-slot';
import type { Slot } from './slot';
import { themeSlot } from './theme-slot';
import { uiTokenSlot } from './ui-token-slot';

/** Everything that outlives the page. Only this folder knows the keys and shapes (discovery.md section 3). */
export const slots = [
  themeSlot,
  historySlot,
  bookmarksSlot,
  lockSlot,
  uiTokenSlot,
  recentSearchesSlot,
  ...announcementSlots,
] as readonly Slot[];
