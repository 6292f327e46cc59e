export * from './adapter-contract';
export * from './fake-engine';
export * from './fake-fetch';
export * from './sample-requests';
export * from './sample-streams';
