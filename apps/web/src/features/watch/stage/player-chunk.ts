import '@marquee/player/react/player.css';

export { createShakaEngine, effectiveCap, warmEngine } from '@marquee/player';
export { StagePlayer } from './stage-player';
