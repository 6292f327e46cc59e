import {
  bindKey,
  defaultKeyMap,
  playerActions,
  unbindKey,
  serializeKeyMap,
  type KeyBindingError,
  type PlayerAction,
} from '@marquee/core';
import { useState } from 'react';
import { actionNames, keyLabel } from '../keyboard/key-bindings';
import { usePlayer } from '../player-context';
import { KeyRow } from './key-row';
import { Sheet } from './sheet';

function refusalText(refusal: KeyBindingError, key: string): string {
  const name = keyLabel(key);
  switch (refusal.kind) {
    case 'taken':
      return `${name} is already used for “${actionNames[refusal.by]}”. Choose another key, or change that one first.`;
    case 'jump':
      return 'Number keys jump through the video and can’t be changed.';
    case 'reserved':
      return `${name} is reserved and can’t be used here.`;
    case 'full':
      return 'You can set up to three keys per action. Change one of them instead.';
  }
}

/** What a row waits for a key for: in place of one of its keys, or (null) besides them. */
export interface Waiting {
  action: PlayerAction;
  instead: string | null;
}

/** Every key of the player, and a way to change each. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const { preferences, changePreferences } = usePlayer();
  const { keys, characterKeys } = preferences;
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const isChanged = serializeKeyMap(keys) !== null;

  const onKey = (key: string): void => {
    if (!waiting) return;
    const { action, instead } = waiting;
    if ((key === 'Backspace' || key === 'Delete') && instead !== null) {
      changePreferences({ keys: unbindKey(keys, action, instead) });
      setMessage(`${keyLabel(instead)} no longer does “${actionNames[action]}”.`);
      setWaiting(null);
      return;
    }
    const change = bindKey(keys, action, key, instead);
    if (!change.ok) {
      setMessage(refusalText(change.refusal, key));
      return;
    }
    changePreferences({ keys: change.map });
    setMessage(`${keyLabel(key)} now does “${actionNames[action]}”.`);
    setWaiting(null);
  };
  const wait = (next: Waiting | null): void => {
    setWaiting(next);
    setMessage(null);
  };

  return (
    <Sheet title="Keyboard" place="centre" onClose={onClose}>
      <p className="mq-player__sheet-text">
        Choose a key in the list to change it. Number keys jump through the video: 3 is 30%. Press Enter to move between
        controls with the arrow keys, Escape to stop.
        {!characterKeys && ' Single-key shortcuts are off, here and on the site.'}
      </p>
      <p className="mq-player__key-message" role="status">
        {message}
      </p>
      <ul className="mq-player__keys">
        {playerActions.map((action) => (
          <KeyRow
            key={action}
            action={action}
            keys={keys[action]}
            waiting={waiting?.action === action ? waiting : null}
            onWait={wait}
            onKey={onKey}
          />
        ))}
        <li className="mq-player__key-row">
          <span>Jump to a part of the video</span>
          <span className="mq-player__key-list">
            <kbd>0</kbd>–<kbd>9</kbd>
          </span>
        </li>
      </ul>
      <button
        type="button"
        className="mq-player__sheet-button"
        onClick={() => {
          changePreferences({ characterKeys: !characterKeys });
          setMessage(
            characterKeys
              ? 'Single-key shortcuts are off. Space and the arrow keys still work.'
              : 'Single-key shortcuts are on.',
          );
        }}
      >
        {characterKeys ? 'Turn off single-key shortcuts' : 'Turn on single-key shortcuts'}
      </button>
      <button
        type="button"
        className="mq-player__sheet-button"
        disabled={!isChanged}
        onClick={() => {
          changePreferences({ keys: defaultKeyMap });
          setWaiting(null);
          setMessage('All keys have been reset.');
        }}
      >
        Reset all keys
      </button>
    </Sheet>
  );
}
