export * from './images';
export * from './proxy';
