export { SidePanel } from '../overlays/side-panel';
export { SettingsMenu } from './settings-menu';
export { SubtitlesMenu } from './subtitles-menu';
