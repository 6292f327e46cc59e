export * from './networks';
