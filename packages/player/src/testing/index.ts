export * from './adapter-contract';
export * from './fake-engine';
export * from './archive-server';
export * from './fake-fetch';
export * from './jellyfin-server';
export * from './jellyfin-user-data';
export * from './sample-requests';
export * from './sample-streams';
