export { definedOnly } from './defined-only';
export { isKeyOf, isRecord, keysOf, parseJson, stringifyJson } from './json';
