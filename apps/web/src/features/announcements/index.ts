export { AdSlot } from './ad-slot';
export { announcementsSlice } from './announcements.slice';
export { InfoBanner, InfoModals } from './lazy';
export { AnnouncementPreview } from './preview';
