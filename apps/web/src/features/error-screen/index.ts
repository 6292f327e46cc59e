export { ChunkErrorScreen } from './chunk-error-screen';
export { ErrorScreen } from './lazy';
