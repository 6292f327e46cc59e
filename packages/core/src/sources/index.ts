export * from './archive';
export * from './pasted-url';
export * from './source-choices';
