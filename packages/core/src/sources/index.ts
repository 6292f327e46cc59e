export * from './archive';
export * from './own-address';
export * from './source-choices';
