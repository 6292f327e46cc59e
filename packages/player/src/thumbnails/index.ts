export * from './thumbnail';
export * from './thumbnail-style';
