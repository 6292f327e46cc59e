export { createWellKnown } from './well-known.routes';
