export { parsePath, type IgnoredReason, type ParsedPath } from './parse-path';
export type { Tags } from './read-name';
export { titleKey } from './title-key';
