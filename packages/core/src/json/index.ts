export { isRecord, parseJson, stringifyJson } from './json';
