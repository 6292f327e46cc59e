export { applyChange, type ChangedEntries } from './apply-change';
export { decide, hasChangedHere, hasState, UNPLAYED } from './decide';
export { localKeys, localState, type LocalEntries } from './local-state';
export { readServerItems, readUserData, type ServerItem } from './read-server-items';
export type { ServerChange, ServerState, SyncedState } from './types';
