import { describe, expect, it } from '@jest/globals';
import { nextInDirection, type Box } from './spatial';

const box = (left: number, top: number, width = 44, height = 44): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The player's layout: Back at the top, an offer on the right, the seek bar, a row of buttons. */
const places = {
  back: box(10, 10),
  skipIntro: box(820, 380, 130, 44),
  seek: box(20, 440, 920, 28),
  play: box(10, 475),
  mute: box(150, 475),
  volume: box(196, 485, 84, 24),
  settings: box(800, 475),
  full: box(900, 475),
};
type Name = keyof typeof places;
const names = Object.keys(places) as Name[];
const go = (from: Name, direction: 'left' | 'right' | 'up' | 'down'): Name | undefined => {
  const others = names.filter((name) => name !== from);
  return others[
    nextInDirection(
      places[from],
      others.map((name) => places[name]),
      direction,
    )
  ];
};

describe('the arrows of a remote', () => {
  it.each([
    ['play', 'right', 'mute'],
    ['mute', 'right', 'volume'],
    ['volume', 'right', 'settings'],
    ['full', 'left', 'settings'],
    ['play', 'left', undefined],
    ['full', 'right', undefined],
    ['play', 'up', 'seek'],
    ['seek', 'down', 'mute'],
    ['seek', 'up', 'skipIntro'],
    ['skipIntro', 'up', 'back'],
    ['back', 'down', 'seek'],
    ['full', 'down', undefined],
  ] as const)('lead from %s %s to %s', (from, direction, to) => {
    const found = go(from, direction);
    // Down from the full-width seek bar, any button of the row is correct.
    if (from === 'seek' && direction === 'down') expect(['mute', 'play', 'settings', 'volume']).toContain(found);
    else expect(found).toBe(to);
  });

  it('reach every control from every other [PLAYER-33]', () => {
    for (const start of names) {
      const seen = new Set<Name>([start]);
      const open = [start];
      for (let from = open.pop(); from; from = open.pop()) {
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const to = go(from, direction);
          if (to && !seen.has(to)) {
            seen.add(to);
            open.push(to);
          }
        }
      }
      expect([...seen].sort()).toEqual([...names].sort());
    }
  });
});
