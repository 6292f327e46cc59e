export { ContentPanel } from './content-panel';
