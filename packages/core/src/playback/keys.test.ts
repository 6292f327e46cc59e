import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  actionOfKey,
  bindKey,
  defaultKeyMap,
  isCharacterKey,
  jumpOfKey,
  playerActions,
  parseKeyMap,
  unbindKey,
  withoutCharacterKeys,
  serializeKeyMap,
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
    ['K', 'playPause'],
    ['j', 'back'],
    ['ArrowUp', 'volumeUp'],
    ['m', 'mute'],
    ['f', 'fullscreen'],
    ['<', 'slower'],
    ['?', 'help'],
    ['x', null],
  ])('%s is %s by default [PLAYER-30]', (key, action) => {
    expect(actionOfKey(defaultKeyMap, key)).toBe(action);
  });

  it('digits jump to tenths of the film', () => {
    expect([jumpOfKey('0'), jumpOfKey('7'), jumpOfKey('x')]).toEqual([0, 0.7, null]);
    expect(['Soft1', '3D'].map(jumpOfKey)).toEqual([null, null]);
  });

  it('are unassigned for rare actions by default', () => {
    const { captionsEarlier, captionsLater, statistics } = defaultKeyMap;
    expect([captionsEarlier, captionsLater, statistics]).toEqual([[], [], []]);
  });

  it('may have names that start or end like a reserved one', () => {
    for (const key of ['AltMode', 'SoftTab']) expect(bound(defaultKeyMap, 'mute', key, null).mute).toEqual(['m', key]);
  });
});

describe('changing a key', () => {
  it('replaces another key or adds one', () => {
    expect(bound(defaultKeyMap, 'mute', 'X', 'm').mute).toEqual(['x']);
    expect(bound(defaultKeyMap, 'mute', 'x', null).mute).toEqual(['m', 'x']);
    expect(unbindKey(defaultKeyMap, 'playPause', ' ').playPause).toEqual(['k']);
  });

  it('to one that the action already has only moves it', () => {
    expect(bound(defaultKeyMap, 'back', 'J', null).back).toEqual(['ArrowLeft', 'j']);
    expect(bound(defaultKeyMap, 'back', 'j', 'j').back).toEqual(['j', 'ArrowLeft']);
    expect(bound(defaultKeyMap, 'back', 'j', 'ArrowLeft').back).toEqual(['j']);
  });

  it('is rejected beyond three per action', () => {
    const three = bound(defaultKeyMap, 'back', 'x', null);
    expect(three.back).toEqual(['j', 'ArrowLeft', 'x']);
    expect(bindKey(three, 'back', 'y', null)).toEqual({ ok: false, refusal: { kind: 'full' } });
    expect(bound(three, 'back', 'y', 'x').back).toEqual(['j', 'ArrowLeft', 'y']);
  });

  it('is rejected for an unknown key', () => {
    expect(bound(defaultKeyMap, 'mute', 'x'.repeat(24), null).mute).toHaveLength(2);
    expect(bindKey(defaultKeyMap, 'mute', 'x'.repeat(25), null)).toMatchObject({ refusal: { kind: 'reserved' } });
  });

  it('is rejected when another action has the key, and says which', () => {
    expect(bindKey(defaultKeyMap, 'mute', 'F', null)).toEqual({
      ok: false,
      refusal: { kind: 'taken', by: 'fullscreen' },
    });
  });

  it.each([
    ['Tab', 'reserved'],
    ['Escape', 'reserved'],
    ['Enter', 'reserved'],
    ['F12', 'reserved'],
    ['Shift', 'reserved'],
    ['3', 'jump'],
  ])('is rejected for %s', (key, kind) => {
    expect(bindKey(defaultKeyMap, 'mute', key, null)).toEqual({ ok: false, refusal: { kind } });
  });

  it('never assigns a key twice, and survives storage, whatever the changes', () => {
    const step = fc.tuple(fc.constantFrom(...playerActions), fc.constantFrom('a', 'k', 'm', ' ', 'ArrowUp', '?', 'z'));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const map = steps.reduce<KeyMap>((before, [action, key]) => {
          const change = bindKey(before, action, key, before[action][0] ?? null);
          return change.ok ? change.map : unbindKey(before, action, key);
        }, defaultKeyMap);
        const all = playerActions.flatMap((action) => map[action]);
        expect(new Set(all).size).toBe(all.length);
        expect(parseKeyMap(serializeKeyMap(map))).toEqual(map);
      }),
    );
  });

  it('is stored only where it differs from the default', () => {
    expect(serializeKeyMap(defaultKeyMap)).toBeNull();
    expect(serializeKeyMap(bound(defaultKeyMap, 'mute', 'x', 'm'))).toBe('{"mute":["x"]}');
    expect(serializeKeyMap(unbindKey(defaultKeyMap, 'mute', 'm'))).toBe('{"mute":[]}');
  });
});

describe('keys of one character', () => {
  it('are letters, digits and signs of any script; Space and named keys are not', () => {
    const keys = ['k', 'K', '7', '?', '<', 'é', 'я', '字', ' ', 'ArrowLeft', 'Enter', 'MediaPlayPause'];
    expect(keys.filter(isCharacterKey)).toEqual(['k', 'K', '7', '?', '<', 'é', 'я', '字']);
  });

  it('are left out of the key map, where the others stay', () => {
    const map = withoutCharacterKeys({ ...defaultKeyMap, mute: ['x', 'MediaMute'] });
    expect(map).toMatchObject({ playPause: [' '], back: ['ArrowLeft'], forward: ['ArrowRight'], mute: ['MediaMute'] });
    expect(playerActions.flatMap((action) => map[action]).filter(isCharacterKey)).toEqual([]);
    expect(map.help).toEqual([]);
  });
});

describe('a stored key map', () => {
  it('from two devices gives a key to one action only', () => {
    const map = parseKeyMap('{"mute":["x"],"fullscreen":["x","k"]}');
    expect([map.mute, map.fullscreen, map.playPause]).toEqual([['x'], ['k'], [' ']]);
  });

  it('that is invalid changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const map = parseKeyMap(text);
        expect(playerActions.every((action) => Array.isArray(map[action]))).toBe(true);
      }),
    );
    expect(parseKeyMap('{"mute":[5,"x",null],"back":"y"}')).toEqual({ ...defaultKeyMap, mute: ['x'] });
    for (const nothing of ['[1', 'null', '5', '"mute"', '[]', null])
      expect(parseKeyMap(nothing)).toEqual(defaultKeyMap);
  });
});
