export { announcementsSlice } from './announcements.slice';
export { AdSlot, InfoBanner } from './lazy';
