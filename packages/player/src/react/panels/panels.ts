export { Notice } from '../overlays/notice';
export { HelpPanel } from './help-panel';
export { Statistics } from './statistics';
export { StylePanel } from './style-panel';
export { TimingPanel } from './timing-panel';
