export * from './controls';
export * from './keys';
export * from './media-support';
export * from './next-episode';
export * from './quality';
export * from './resume';
export * from './skip-intro';
export * from './skip-segments';
