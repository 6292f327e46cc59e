import '@marquee/player/react/player.css';
import { createShakaEngine, warmEngine } from '@marquee/player';
import { loadMessages } from './load-messages';
import { StagePlayer } from './stage-player';

export const loadPlayer = async () => ({
  createShakaEngine,
  warmEngine,
  StagePlayer,
  messages: await loadMessages(),
});
