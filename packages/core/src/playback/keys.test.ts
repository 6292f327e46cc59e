import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  actionOfKey,
  bindKey,
  defaultKeyMap,
  jumpOfKey,
  playerActions,
  readKeyMap,
  unbindKey,
  writeKeyMap,
  type KeyMap,
} from './keys';

const bound = (map: KeyMap, ...args: [Parameters<typeof bindKey>[1], string, string | null]): KeyMap => {
  const change = bindKey(map, ...args);
  if (!change.ok) throw new Error(change.refusal.kind);
  return change.map;
};

describe('the keys of the player', () => {
  it.each([
    [' ', 'playPause'],
    ['k', 'playPause'],
    ['K', 'playPause'],
    ['j', 'back'],
    ['l', 'forward'],
    ['ArrowUp', 'volumeUp'],
    ['m', 'mute'],
    ['f', 'fullscreen'],
    ['c', 'captions'],
    ['i', 'pictureInPicture'],
    ['n', 'nextEpisode'],
    ['<', 'slower'],
    ['>', 'faster'],
    ['?', 'help'],
    ['x', null],
  ])('%s begins as %s', (key, action) => {
    expect(actionOfKey(defaultKeyMap, key)).toBe(action);
  });

  it('digits jump to tenths of the film', () => {
    expect([jumpOfKey('0'), jumpOfKey('7'), jumpOfKey('x')]).toEqual([0, 0.7, null]);
  });
});

describe('changing a key', () => {
  it('puts it in the place of another or besides it', () => {
    expect(bound(defaultKeyMap, 'mute', 'X', 'm').mute).toEqual(['x']);
    expect(bound(defaultKeyMap, 'mute', 'x', null).mute).toEqual(['m', 'x']);
    expect(unbindKey(defaultKeyMap, 'playPause', ' ').playPause).toEqual(['k']);
  });

  it('is refused when another action has the key, and says which', () => {
    expect(bindKey(defaultKeyMap, 'mute', 'F', null)).toEqual({
      ok: false,
      refusal: { kind: 'taken', by: 'fullscreen' },
    });
  });

  it.each([
    ['Tab', 'reserved'],
    ['Escape', 'reserved'],
    ['Enter', 'reserved'],
    ['F5', 'reserved'],
    ['3', 'jump'],
  ])('is refused for %s', (key, kind) => {
    expect(bindKey(defaultKeyMap, 'mute', key, null)).toEqual({ ok: false, refusal: { kind } });
  });

  it('never leaves a key with two meanings, and survives storage, whatever is done', () => {
    const step = fc.tuple(fc.constantFrom(...playerActions), fc.constantFrom('a', 'k', 'm', ' ', 'ArrowUp', '?', 'z'));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const map = steps.reduce<KeyMap>((before, [action, key]) => {
          const change = bindKey(before, action, key, before[action][0] ?? null);
          return change.ok ? change.map : unbindKey(before, action, key);
        }, defaultKeyMap);
        const all = playerActions.flatMap((action) => map[action]);
        expect(new Set(all).size).toBe(all.length);
        expect(readKeyMap(writeKeyMap(map))).toEqual(map);
      }),
    );
  });

  it('is stored only where it differs from the beginning', () => {
    expect(writeKeyMap(defaultKeyMap)).toBeNull();
    expect(writeKeyMap(bound(defaultKeyMap, 'mute', 'x', 'm'))).toBe('{"mute":["x"]}');
  });
});

describe('a stored key map', () => {
  it('from two devices gives a key to one action only', () => {
    const map = readKeyMap('{"mute":["x"],"fullscreen":["x","k"]}');
    expect([map.mute, map.fullscreen, map.playPause]).toEqual([['x'], ['k'], [' ']]);
  });

  it('that is none changes nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const map = readKeyMap(text);
        expect(playerActions.every((action) => Array.isArray(map[action]))).toBe(true);
      }),
    );
    expect(readKeyMap('[1')).toEqual(defaultKeyMap);
    expect(readKeyMap(null)).toEqual(defaultKeyMap);
  });
});
