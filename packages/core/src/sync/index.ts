export * from './clamp';
export * from './expire';
export * from './push';
export * from './wire';
