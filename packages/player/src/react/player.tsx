import { createShakaEngine } from '../engine/shaka/shaka-engine';
import { useEngine } from './hooks/use-engine';
import { englishMessages, MessagesProvider } from './messages-context';
import type { PlayerProps } from './player-props';
import { PlayerView } from './player-view';

const shakaFactory = () => createShakaEngine();

/** The player with its UI. Fills its container's width at 16:9, or the screen; include `player.css`. */
export function Player(props: PlayerProps) {
  const engine = useEngine(props.engineFactory ?? shakaFactory);
  return (
    engine && (
      <MessagesProvider value={props.messages ?? englishMessages()}>
        <PlayerView {...props} engine={engine} />
      </MessagesProvider>
    )
  );
}
