export { activeProfile } from './active-profile';
export { createProfileStorage, type ProfileStorage } from './profile-storage';
