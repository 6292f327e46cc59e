export * from './device';
export * from './file-qualities';
export * from './quality-restrictions';
export * from './track-names';
export * from './video-tracks';
