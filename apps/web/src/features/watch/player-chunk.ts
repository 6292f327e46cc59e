import '@marquee/player/react/player.css';

export { warmEngine } from '@marquee/player';
export { Player } from '@marquee/player/react';
