export { ACTIVE_PROFILE_KEY, activeProfile, ofProfile } from './active-profile';
export { createProfileStorage, type ProfileStorage } from './profile-storage';
