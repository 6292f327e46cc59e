export { CHECKING_ROTATION_MS, otherSources, type Search } from './search';
export { createPlaybackSession, type PlaybackSession, type SessionInput } from './session';
export type { SessionState, SessionTitle } from './state';
