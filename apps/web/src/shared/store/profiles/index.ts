export { activeProfile } from './active-profile';
export { dropDeviceProfiles } from './drop-device-profiles';
export { createProfileStorage, profileKeyOf, type ProfileStorage } from './profile-storage';
