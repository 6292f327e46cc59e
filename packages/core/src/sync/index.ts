export * from './clamp';
export * from './expire';
export * from './wire';
