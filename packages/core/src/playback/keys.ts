import { isRecord, parseJson } from '../json';

/** Actions with keyboard shortcuts in the player. */
export const playerActions = [
  'playPause',
  'back',
  'forward',
  'volumeUp',
  'volumeDown',
  'mute',
  'fullscreen',
  'captions',
  'pictureInPicture',
  'nextEpisode',
  'slower',
  'faster',
  'captionsEarlier',
  'captionsLater',
  'statistics',
  'help',
] as const;
export type PlayerAction = (typeof playerActions)[number];

/** Keys per action, as in `KeyboardEvent.key`; letters in lower case. */
export type KeyMap = Record<PlayerAction, readonly string[]>;

export const defaultKeyMap: KeyMap = {
  playPause: [' ', 'k'],
  back: ['j', 'ArrowLeft'],
  forward: ['l', 'ArrowRight'],
  volumeUp: ['ArrowUp'],
  volumeDown: ['ArrowDown'],
  mute: ['m'],
  fullscreen: ['f'],
  captions: ['c'],
  pictureInPicture: ['i'],
  nextEpisode: ['n'],
  slower: ['<'],
  faster: ['>'],
  captionsEarlier: [],
  captionsLater: [],
  statistics: [],
  help: ['?'],
};

/** Maximum number of keys per action: more would not fit into the row. */
const MAX_KEYS = 3;
/** Keys that browsers and assistive technology need; they cannot be assigned. */
const reserved =
  /^(?:Tab|Enter|Escape|GoBack|BrowserBack|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d{1,2})$/;
const jump = /^\d$/;

/** A key as it is stored: letters in lower case, so that Caps Lock makes no difference. */
const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

export const actionOfKey = (map: KeyMap, key: string): PlayerAction | null =>
  playerActions.find((action) => map[action].includes(keyName(key))) ?? null;

/** Whether a key types a character, which speech input may trigger by accident (WCAG 2.1.4). Space does not count. */
export const isCharacterKey = (key: string): boolean => Array.from(key).length === 1 && key !== ' ';

/** The key map without single-character keys. */
export const withoutCharacterKeys = (map: KeyMap): KeyMap =>
  playerActions.reduce<KeyMap>(
    (kept, action) => ({ ...kept, [action]: map[action].filter((key) => !isCharacterKey(key)) }),
    map,
  );

/** The position, in tenths of the duration, that a digit key seeks to; null for other keys. */
export const jumpOfKey = (key: string): number | null => (jump.test(key) ? Number(key) / 10 : null);

/** `taken` names the action that already uses the key; the other two are keys that cannot be assigned. */
export type KeyBindingError =
  | { kind: 'taken'; by: PlayerAction }
  | { kind: 'jump' }
  | { kind: 'reserved' }
  | { kind: 'full' };
type KeyBindingResult = { ok: true; map: KeyMap } | { ok: false; refusal: KeyBindingError };

/** Assigns a key to an action, replacing one of its keys or in addition to them. Each key triggers one action only. */
export function bindKey(map: KeyMap, action: PlayerAction, key: string, instead: string | null): KeyBindingResult {
  const name = keyName(key);
  if (reserved.test(name) || name.length > 24) return { ok: false, refusal: { kind: 'reserved' } };
  if (jump.test(name)) return { ok: false, refusal: { kind: 'jump' } };
  const owner = actionOfKey(map, name);
  if (owner !== null && owner !== action) return { ok: false, refusal: { kind: 'taken', by: owner } };
  const before = map[action];
  const kept = before.includes(name) ? before.filter((other) => other !== name || other === instead) : before;
  const next = instead === null ? [...kept, name] : kept.map((other) => (other === instead ? name : other));
  if (next.length > MAX_KEYS) return { ok: false, refusal: { kind: 'full' } };
  return { ok: true, map: { ...map, [action]: [...new Set(next)] } };
}

export const unbindKey = (map: KeyMap, action: PlayerAction, key: string): KeyMap => ({
  ...map,
  [action]: map[action].filter((other) => other !== key),
});

const sameKeys = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);

/** Serialises the differences from the default keys; null if there are none. */
export function serializeKeyMap(map: KeyMap): string | null {
  const changed = playerActions.filter((action) => !sameKeys(map[action], defaultKeyMap[action]));
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed.map((name) => [name, map[name]])));
}

/**
 * Parses stored changes; invalid ones are ignored. If two actions have the same key, because two devices assigned it,
 * the first keeps it.
 */
export function parseKeyMap(stored: string | null): KeyMap {
  const changes = parse(stored);
  const wanted = playerActions.map((action): [PlayerAction, readonly string[]] => {
    const keys = Object.hasOwn(changes, action) ? changes[action] : undefined;
    return [action, Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : defaultKeyMap[action]];
  });
  // Changed actions first: a reassigned key must not stay with the action that had it.
  wanted.sort(([a], [b]) => Number(Object.hasOwn(changes, b)) - Number(Object.hasOwn(changes, a)));
  const empty = playerActions.reduce<KeyMap>((map, action) => ({ ...map, [action]: [] }), defaultKeyMap);
  return wanted.reduce((map, [action, keys]) => {
    return keys.reduce((before, key) => {
      const change = bindKey(before, action, key, null);
      return change.ok ? change.map : before;
    }, map);
  }, empty);
}

function parse(stored: string | null): Record<string, unknown> {
  const value = parseJson(stored ?? '{}');
  return isRecord(value) ? value : {};
}
