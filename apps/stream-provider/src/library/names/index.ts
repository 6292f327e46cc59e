export { extraReason } from './extras';
export { parsePath, type IgnoredReason, type ParsedPath } from './parse-path';
export type { Tags } from './parse-name';
export { findFilmParts, type PartGroup } from './film-parts';
