export * from './filters';
export * from './query';
export * from './recent';
export * from './title-address';
