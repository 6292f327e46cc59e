import type { PlayerAction } from '@marquee/core';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';
import { actionNames, keyLabel, keyAriaLabel } from '../keyboard/key-bindings';
import { isBackKey } from '../keyboard/is-back-key';
import type { Waiting } from './help-panel';

interface KeyRowProps {
  action: PlayerAction;
  keys: readonly string[];
  waiting: Waiting | null;
  onWait: (waiting: Waiting | null) => void;
  onKey: (key: string) => void;
}

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** One thing that keys do; each key is a button that waits for another in its place. */
export function KeyRow({ action, keys, waiting, onWait, onKey }: KeyRowProps) {
  const name = actionNames[action];
  const props = (instead: string | null) => {
    const isWaiting = waiting !== null && waiting.instead === instead;
    return {
      'data-waiting': isWaiting || undefined,
      onClick: () => onWait(isWaiting ? null : { action, instead }),
      onBlur: () => isWaiting && onWait(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isWaiting || modifiers.includes(event.key) || event.key === 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
        if (isBackKey(event.key)) onWait(null);
        else onKey(event.key);
      },
    };
  };
  const waitingText = 'Press a key…';
  return (
    <li className="mq-player__key-row">
      <span>{name}</span>
      <span className="mq-player__key-list">
        {keys.map((key) => {
          const own = props(key);
          return (
            <button
              key={key}
              type="button"
              className="mq-player__key"
              aria-label={
                own['data-waiting'] ? 'Press a key, Backspace removes it' : `Change ${keyAriaLabel(key)} for ${name}`
              }
              {...own}
            >
              {own['data-waiting'] ? waitingText : <kbd>{keyLabel(key)}</kbd>}
            </button>
          );
        })}
        <button
          type="button"
          className="mq-player__key mq-player__key-add"
          aria-label={waiting?.instead === null ? 'Press a key' : `Add a key for ${name}`}
          {...props(null)}
        >
          {waiting?.instead === null ? waitingText : <Plus aria-hidden />}
        </button>
      </span>
    </li>
  );
}
