export { definedOnly } from './defined-only';
export { isRecord, parseJson, stringifyJson } from './json';
