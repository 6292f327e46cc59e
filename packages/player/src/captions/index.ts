export * from './caption-choice';
export * from './caption-timing';
export * from './cue-store';
export * from './load-captions';
export * from './caption-file';
export * from './search-captions';
