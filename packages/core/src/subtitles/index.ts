export * from './cue';
export { parseCueMarkup } from './cue-markup';
export * from './decode-text';
export * from './encodings';
export { parseCues } from './parse-cues';
export { isWatermark } from './watermark';
export { writeVtt } from './write-vtt';
