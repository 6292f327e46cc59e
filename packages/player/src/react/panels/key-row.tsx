import type { PlayerAction } from '@marquee/core';
import Plus from 'lucide-react/icons/plus';
import type { KeyboardEvent } from 'react';
import { actionName } from '../../messages/names';
import { isBackKey } from '../keyboard/is-back-key';
import { keyAriaLabel, keyLabel } from '../keyboard/key-names';
import { usePlayerMessages } from '../messages-context';

/** The row that waits for a key: to replace one of its keys, or (null) to add one. */
export interface Waiting {
  action: PlayerAction;
  instead: string | null;
}

interface KeyRowProps {
  action: PlayerAction;
  keys: readonly string[];
  waiting: Waiting | null;
  onWait: (waiting: Waiting | null) => void;
  onKey: (key: string) => void;
}

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** One action and its keys; pressing a key's button waits for its replacement. */
export function KeyRow({ action, keys, waiting, onWait, onKey }: KeyRowProps) {
  const messages = usePlayerMessages();
  const { keys: texts } = messages;
  const name = actionName(action, messages);
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
                own['data-waiting']
                  ? texts.pressOrRemove
                  : texts.change({ key: keyAriaLabel(key, messages), action: name })
              }
              {...own}
            >
              {own['data-waiting'] ? texts.waiting : <kbd>{keyLabel(key, messages)}</kbd>}
            </button>
          );
        })}
        <button
          type="button"
          className="mq-player__key mq-player__key-add"
          aria-label={waiting?.instead === null ? texts.press : texts.add({ action: name })}
          {...props(null)}
        >
          {waiting?.instead === null ? texts.waiting : <Plus aria-hidden />}
        </button>
      </span>
    </li>
  );
}
