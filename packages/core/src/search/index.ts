export * from './filters';
export * from './is-called';
export * from './query';
export * from './recent';
export * from './sort';
export * from './title-address';
