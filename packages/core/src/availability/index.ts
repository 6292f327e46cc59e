export * from './availability';
export * from './number-ranges';
export * from './packed-keys';
export * from './title-changes';
export * from './library-list';
