export { parseCues } from './parse-cues';
export { writeVtt } from './write-vtt';
