export * from './definitions';
export * from './map';
export * from './player';
export * from './entries';
