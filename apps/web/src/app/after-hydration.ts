/** Code that is not needed until the page is hydrated. */
export { startLayers } from '../shared/lib/interaction/layers';
export { startPersistence } from './persistence';
