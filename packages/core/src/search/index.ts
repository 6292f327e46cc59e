export * from './query';
export * from './recent';
