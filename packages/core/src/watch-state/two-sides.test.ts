import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { playedKey } from '../history/types';
import { findEntry, isLive } from '../sync/merge-entries';
import { applyChange, decide, UNPLAYED } from '.';
import { Browser, Here, Jellyfin, titles, type Fate } from './testing/two-sides';

const START = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;

const title = fc.nat({ max: titles.length - 1 });
const position = fc.integer({ min: 100, max: 5000 });
const edits = [
  ...(['finish here', 'leave here', 'remove here'] as const),
  ...(['finish there', 'leave there', 'start there', 'unmark there'] as const),
];
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom(...edits), title, position }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('sync' as const),
      browser: fc.nat({ max: 1 }),
      fates: fc.array(fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'answer lost'), { maxLength: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), browser: fc.nat({ max: 1 }) }) },
);

describe('a person’s data and a Jellyfin server that are kept in step', () => {
  it('become quiet, keep what was watched here, bring nothing back, and the last word wins [SOURCE-16]', () => {
    const skew = fc.constantFrom(0, 0, -10 * MINUTE, 10 * MINUTE);
    const life = fc.record({ skew, steps: fc.array(step, { minLength: 3, maxLength: 40, size: 'max' }) });
    fc.assert(
      fc.property(life, ({ skew: skewMs, steps }) => {
        const here = new Here();
        const server = new Jellyfin(skewMs);
        const browsers = [new Browser(here, server), new Browser(here, server)];
        const own = new Map<string, number>();
        const last = new Map<number, { kind: (typeof edits)[number]; position: number }>();
        const removed = new Set<number>();
        let nowMs = START;
        for (const [number, action] of steps.entries()) {
          nowMs += MINUTE;
          if (action.kind === 'sync' || action.kind === 'forget') {
            const browser = browsers[action.browser];
            if (action.kind === 'forget') browser?.forget();
            else {
              server.fates = [...action.fates];
              browser?.sync(nowMs);
              server.fates = [];
            }
            continue;
          }
          const played = titles[action.title];
          if (!played) continue;
          const key = playedKey(played);
          if (action.kind === 'finish here') {
            here.finish(played, `own-${number}`, nowMs);
            own.set(`${key}/own-${number}`, action.title);
          }
          if (action.kind === 'leave here') here.leaveAt(played, action.position, nowMs);
          if (action.kind === 'remove here') {
            const { isPlayed, position } = here.state(played);
            if (!isPlayed && !position) continue;
            here.remove(played, nowMs);
            for (const [play, of] of own) if (of === action.title) own.delete(play);
          }
          if (action.kind === 'finish there') server.finish(key, nowMs);
          if (action.kind === 'leave there') server.leaveAt(key, action.position, nowMs);
          if (action.kind === 'start there') server.start(key, nowMs);
          if (action.kind === 'unmark there') server.unmark(key);
          if (action.kind === 'remove here') removed.add(action.title);
          else if (action.kind !== 'unmark there') removed.delete(action.title);
          last.set(action.title, action);
        }
        // The server's clock may be ahead.
        nowMs += 15 * MINUTE;
        for (let round = 0; round < 2; round += 1) for (const browser of browsers) browser.sync((nowMs += MINUTE));
        // Quiet: each further round is one question.
        server.calls = 0;
        for (const browser of browsers) {
          browser.sync((nowMs += MINUTE));
          expect(browser.changes).toBe(0);
        }
        expect(server.calls).toBe(browsers.length);

        for (const play of own.keys()) {
          const entry = findEntry(here.entries.plays, play);
          expect(entry && isLive(entry)).toBe(true);
        }
        if (skewMs === 0)
          for (const at of removed) {
            const played = titles[at];
            if (played) expect(here.state(played)).toMatchObject({ isPlayed: false, position: null });
          }
        for (const [at, { kind, position: watched }] of last) {
          const played = titles[at];
          if (!played || skewMs !== 0) continue;
          const [mine, theirs] = [here.state(played), server.state(playedKey(played))];
          if (kind === 'finish here' || kind === 'finish there') {
            expect(mine).toMatchObject({ isPlayed: true, position: null });
            expect(theirs).toMatchObject({ isPlayed: true, positionSec: 0 });
          }
          if (kind === 'leave here' || kind === 'leave there') {
            for (const sec of [mine.position?.watched ?? 0, theirs.positionSec])
              expect(Math.abs(sec - watched)).toBeLessThanOrEqual(10);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes nothing away from a server at the first contact, and afterwards what both had', () => {
    const [film] = titles;
    if (!film) throw new Error('no film');
    const [here, server] = [new Here(), new Jellyfin(0)];
    const browser = new Browser(here, server);
    server.finish('movie:1', START);
    here.finish(film, 'own', START + MINUTE);
    here.remove(film, START + 2 * MINUTE);
    browser.sync(START + 3 * MINUTE);
    expect(server.state('movie:1').isPlayed).toBe(true);
    expect(here.state(film).isPlayed).toBe(false);
    here.finish(film, 'again', START + 4 * MINUTE);
    browser.sync(START + 5 * MINUTE);
    here.remove(film, START + 6 * MINUTE);
    browser.sync(START + 7 * MINUTE);
    expect(server.state('movie:1').isPlayed).toBe(false);
  });

  it('waits for a date that is yet to come, and takes a mark without a date once', () => {
    const here = { isPlayed: false, position: null, isRemoved: false, changedAt: 0, plays: 0, knownUntil: 0 };
    const there = { ...UNPLAYED, isPlayed: true, playedAt: START + MINUTE };
    expect(decide({ here, there, base: undefined, nowMs: START })).toEqual({ kind: 'unchanged' });
    expect(decide({ here, there, base: undefined, nowMs: START + MINUTE })).toMatchObject({ kind: 'apply' });
    const undated = { ...there, playedAt: null };
    const change = { kind: 'viewing', at: null };
    expect(decide({ here, there: undated, base: undefined, nowMs: START })).toEqual({ kind: 'apply', change });
    expect(decide({ here: { ...here, isRemoved: true }, there: undated, base: undefined, nowMs: START }).kind).toBe(
      'agreed',
    );
  });

  it('writes nothing here that could not be synced, whatever a server says', () => {
    const [film] = titles;
    if (!film) throw new Error('no film');
    const entries = { history: {}, plays: {} };
    const theirs = {
      played: { ...film, title: 'A'.repeat(9000) },
      durationSec: 0,
      isTheirs: false,
      device: 'H'.repeat(99),
    };
    const { plays } = applyChange(entries, { ...theirs, change: { kind: 'viewing', at: START } }, START);
    expect(plays.map(({ value }) => [value.title.length < 9000, value.device?.length])).toEqual([[true, 60]]);
    const progress = { watched: 1, duration: Number.MAX_VALUE };
    const change = { kind: 'position' as const, progress, at: START };
    expect(applyChange(entries, { ...theirs, change }, START)).toEqual({ history: [], plays: [] });
  });
});
