export { importDataFile, writeDataFile } from './data-file';
export { createMirror } from './mirror';
