import { useLayoutEffect, useSyncExternalStore } from 'react';
import { englishMessages, MessagesProvider } from './messages-context';
import type { PlayerProps } from './player-props';
import { PlayerView } from './player-view';

/** The player with its UI. Fills its container's width at 16:9, or the screen; include `player.css`. */
export function Player(props: PlayerProps) {
  const { session } = props;
  const engine = useSyncExternalStore(session.subscribe, session.getEngine);
  useLayoutEffect(() => session.mount(), [session]);
  return (
    engine && (
      <MessagesProvider value={props.messages ?? englishMessages()}>
        <PlayerView {...props} engine={engine} />
      </MessagesProvider>
    )
  );
}
