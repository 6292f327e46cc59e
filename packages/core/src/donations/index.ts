export * from './donations';
