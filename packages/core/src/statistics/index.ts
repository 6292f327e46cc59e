export * from './derive';
export * from './figures';
