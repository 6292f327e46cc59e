/** What the page can do without until it is hydrated. */
export { startLayers } from '../shared/lib/interaction/layers';
export { startPersistence } from './persistence';
