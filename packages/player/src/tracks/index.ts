export * from './device';
export * from './file-qualities';
export * from './quality-lines';
export * from './track-names';
export * from './video-tracks';
