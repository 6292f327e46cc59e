export * from './archive/policy';
export * from './match/episodes';
export * from './match/titles';
export * from './recognise/open-file';
export * from './records';
export { exportKinds, type ExportKind, type ImportContext } from './readers/reader';
export type { DecoderClass } from './text/decode';
