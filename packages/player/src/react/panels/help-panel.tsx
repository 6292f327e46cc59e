import { bindKey, defaultKeyMap, playerActions, unbindKey, serializeKeyMap, type KeyBindingError } from '@marquee/core';
import { useState } from 'react';
import { formatPercent } from '../../messages/format';
import { actionName } from '../../messages/names';
import type { PlayerMessages } from '../../messages/player-messages';
import { keyLabel } from '../keyboard/key-names';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { KeyRow, type Waiting } from './key-row';
import { Sheet } from './sheet';

function refusalText(refusal: KeyBindingError, pressed: string, messages: PlayerMessages): string {
  const { keys: texts } = messages;
  const key = keyLabel(pressed, messages);
  switch (refusal.kind) {
    case 'taken':
      return texts.taken({ key, action: actionName(refusal.by, messages) });
    case 'jump':
      return texts.jumpKey;
    case 'reserved':
      return texts.reserved({ key });
    case 'full':
      return texts.full;
  }
}

/** Lists every keyboard shortcut and lets the visitor change it. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const { preferences, changePreferences } = usePlayer();
  const messages = usePlayerMessages();
  const { keys: texts } = messages;
  const { keys, characterKeys } = preferences;
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const isChanged = serializeKeyMap(keys) !== null;

  const onKey = (key: string): void => {
    if (!waiting) return;
    const { action, instead } = waiting;
    if ((key === 'Backspace' || key === 'Delete') && instead !== null) {
      changePreferences({ keys: unbindKey(keys, action, instead) });
      setMessage(texts.removed({ key: keyLabel(instead, messages), action: actionName(action, messages) }));
      setWaiting(null);
      return;
    }
    const change = bindKey(keys, action, key, instead);
    if (!change.ok) {
      setMessage(refusalText(change.refusal, key, messages));
      return;
    }
    changePreferences({ keys: change.map });
    setMessage(texts.assigned({ key: keyLabel(key, messages), action: actionName(action, messages) }));
    setWaiting(null);
  };
  const wait = (next: Waiting | null): void => {
    setWaiting(next);
    setMessage(null);
  };

  return (
    <Sheet title={messages.menus.keyboard} place="centre" onClose={onClose}>
      <p className="mq-player__sheet-text">
        <span>{texts.intro({ percent: formatPercent(0.3, messages.locale) })}</span>
        {!characterKeys && <span> {texts.characterKeysAreOff}</span>}
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
          <span>{texts.jump}</span>
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
          setMessage(characterKeys ? texts.characterKeysOff : texts.characterKeysOn);
        }}
      >
        {characterKeys ? texts.turnCharacterKeysOff : texts.turnCharacterKeysOn}
      </button>
      <button
        type="button"
        className="mq-player__sheet-button"
        disabled={!isChanged}
        onClick={() => {
          changePreferences({ keys: defaultKeyMap });
          setWaiting(null);
          setMessage(texts.wasReset);
        }}
      >
        {texts.reset}
      </button>
    </Sheet>
  );
}
