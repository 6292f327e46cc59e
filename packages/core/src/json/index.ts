export { isRecord, parseJson } from './json';
