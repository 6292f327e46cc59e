import { isRecord, parseJson } from '../json';

/** The actions that a key of the player can trigger. */
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

/** Keys per action, as `KeyboardEvent.key` names them; letters in lower case. */
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

/** Most keys for one action: more would not fit the row. */
const MAX_KEYS = 3;
/** Keys that browsers and assistive technology need; they cannot be assigned. */
const reserved =
  /^(?:Tab|Enter|Escape|GoBack|BrowserBack|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d{1,2})$/;
const jump = /^\d$/;

/** The name under which a key is kept: letters in lower case, so that Caps Lock makes no difference. */
const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

export const actionOfKey = (map: KeyMap, key: string): PlayerAction | null =>
  playerActions.find((action) => map[action].includes(keyName(key))) ?? null;

/** Whether a key types a character, which speech input may trigger by accident (WCAG 2.1.4). Space does not count. */
export const isCharacterKey = (key: string): boolean => Array.from(key).length === 1 && key !== ' ';

/** The key map without single-character keys. */
export const withoutCharacterKeys = (map: KeyMap): KeyMap =>
  Object.fromEntries(
    playerActions.map((action) => [action, map[action].filter((key) => !isCharacterKey(key))]),
  ) as unknown as KeyMap;

/** The tenth of the film that a digit key jumps to; null for other keys. */
export const jumpOfKey = (key: string): number | null => (jump.test(key) ? Number(key) / 10 : null);

/** `taken` names the action that has the key; the other two are keys that no action may have. */
export type KeyBindingError =
  { kind: 'taken'; by: PlayerAction } | { kind: 'jump' } | { kind: 'reserved' } | { kind: 'full' };
type KeyBindingResult = { ok: true; map: KeyMap } | { ok: false; refusal: KeyBindingError };

/** Gives a key to an action, in place of one of its keys or besides them. A key never does two things. */
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

/** The differences from the default keys, as text for storage; null without any. */
export function serializeKeyMap(map: KeyMap): string | null {
  const changed = playerActions.filter((action) => !sameKeys(map[action], defaultKeyMap[action]));
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed.map((name) => [name, map[name]])));
}

/**
 * Reads stored changes. What is no key map changes nothing; of two actions with the same key (two devices may each
 * have chosen it) the first keeps it.
 */
export function parseKeyMap(stored: string | null): KeyMap {
  const changes = parse(stored);
  const wanted = playerActions.map((action): [PlayerAction, readonly string[]] => {
    const keys = Object.hasOwn(changes, action) ? changes[action] : undefined;
    return [action, Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : defaultKeyMap[action]];
  });
  // Changed actions first: a key that was given away must not stay with the action that had it.
  wanted.sort(([a], [b]) => Number(Object.hasOwn(changes, b)) - Number(Object.hasOwn(changes, a)));
  const empty = Object.fromEntries(playerActions.map((action) => [action, []])) as unknown as KeyMap;
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
