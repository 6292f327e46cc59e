import '@marquee/player/react/player.css';
import { createEngineRunner, createShakaEngine, warmEngine } from '@marquee/player';
import { loadMessages } from './load-messages';
import { StagePlayer } from './stage-player';

export const loadPlayer = async () => ({
  createEngineRunner,
  createShakaEngine,
  warmEngine,
  StagePlayer,
  messages: await loadMessages(),
});
