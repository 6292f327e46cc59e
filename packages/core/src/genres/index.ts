export * from './genres';
export * from './pairs';
