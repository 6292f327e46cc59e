import { isKeyOf } from '@marquee/core';
import type { PlayerMessages } from '../../messages/player-messages';

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The label of a key as printed on a keyboard. */
export function keyLabel(key: string, { keys }: PlayerMessages): string {
  if (key === ' ') return keys.space;
  return arrows[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** A key as a screen reader should say it. */
export function keyAriaLabel(key: string, messages: PlayerMessages): string {
  const { spoken } = messages.keys;
  return isKeyOf(spoken, key) ? spoken[key] : keyLabel(key, messages);
}
