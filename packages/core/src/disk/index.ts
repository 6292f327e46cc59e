export * from './disk-space';
