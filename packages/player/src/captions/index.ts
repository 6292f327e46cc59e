export * from './caption-choice';
export * from './cue';
export * from './cue-markup';
export * from './cue-store';
export * from './load-captions';
export * from './parse-cues';
