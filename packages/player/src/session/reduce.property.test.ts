/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { FoundSource } from '../sources/found-source';
import { sampleFileResult } from '../testing/sample-streams';
import { reduce } from './reduce';
import { initialState, type Media, type SessionEvent, type SessionState } from './state';

/** `pnpm simulate` runs 100,000. */
const HISTORIES = Number(process.env.SIMULATED_HISTORIES ?? 300);
jest.setTimeout(60_000 + 2 * HISTORIES);

const adapters = ['A'];
/** Probes of other sources are given up after this long. */
const PROBE_MS = 4000;
const MESSAGE_MS = 15_000;

const source = (title: number, letter: string): FoundSource => ({
  ...{ key: `${letter}:${letter}`, adapterId: letter, sourceId: letter, name: `${letter} of ${title}` },
  stream: {
    ...sampleFileResult.stream,
    ...(letter === 'a' && { playlist: `https://p.example/${title}.m3u8` }),
  },
});

const letter = fc.constantFrom('a', 'b', 'c');
/** Which of the questions so far is answered: the newest, or one that is outdated. */
const age = fc.integer({ min: 0, max: 2 });
const report = fc.constantFrom('ready', 'begun', 'waits', 'network', 'media', 'sound', 'ended');
const happening = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('play', 'pause') }) },
  fc.record({ does: fc.constantFrom('watch', 'stop', 'retry', 'searchAgain', 'prepare', 'online') }),
  fc.record({ next: fc.integer({ min: 1, max: 3 }) }),
  { weight: 2, arbitrary: fc.record({ choose: letter }) },
  { weight: 4, arbitrary: fc.record({ found: letter, age }) },
  fc.record({ notFound: fc.constant(true), age }),
  { weight: 5, arbitrary: fc.record({ report, age, isExternal: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ stalls: fc.boolean(), age }) },
  { weight: 4, arbitrary: fc.record({ probed: letter, age }) },
  fc.record({ reconnects: fc.constant(true), age }),
  { weight: 2, arbitrary: fc.record({ passesMs: fc.integer({ min: 1, max: 9000 }) }) },
);
type Happening = Partial<
  Record<'does' | 'choose' | 'found' | 'report' | 'probed', string | null> &
    Record<'next' | 'age' | 'passesMs', number> &
    Record<'notFound' | 'isExternal' | 'stalls' | 'reconnects', boolean>
>;

/** A person, a page, servers and an engine around the reducer, with what they know to be true. */
class World {
  state: SessionState = initialState;
  title = 1;
  nowMs = 0;
  /** What the person said last. */
  isPaused = false;
  chosen: string | null = null;
  /** The title that each search and each load is for, by number. */
  searches = new Map<number, number>();
  media = new Map<number, Media>();
  probe = { id: 0, sinceMs: 0 };
  failure: { atMs: number; message: number } | null = null;
  phases = new Set<string>();

  dispatch(event: SessionEvent): void {
    const before = this.state;
    this.state = reduce(before, event);
    const { search, probe, load } = this.state;
    if (!this.searches.has(search.id)) this.searches.set(search.id, this.title);
    if (load !== before.load) this.media.set(load, this.state.media);
    if (probe && probe.id !== this.probe.id) this.probe = { id: probe.id, sinceMs: this.nowMs };
    this.check();
  }

  /** Time passes; a probe that takes too long is given up. */
  pass(ms: number): void {
    const endMs = this.nowMs + ms;
    const { probe } = this.state;
    if (probe && this.probe.sinceMs + PROBE_MS <= endMs) {
      this.nowMs = this.probe.sinceMs + PROBE_MS;
      this.dispatch({ type: 'probed', probe: probe.id, key: null });
    }
    this.nowMs = endMs;
    this.check();
  }

  open(title: number): void {
    const isOther = title !== this.title || this.state.page === null;
    this.title = title;
    if (isOther) {
      this.isPaused = false;
      this.chosen = null;
      this.failure = null;
    }
    const mediaId = `tv:2/1/${title}`;
    const request = { type: 'movie' as const, title: 'A', releaseYear: 1999, tmdbId: title };
    const page = { title: { mediaId, kind: 'episode' as const, isOffered: true, request }, adapters };
    this.dispatch({ type: 'page', page: { ...page, autoPlay: false, canOpen: true, isSlow: false } });
  }

  does(type: (SessionEvent & { type: 'watch' })['type']): void {
    const { stage } = this.state;
    if (type === ('pause' as string)) this.isPaused = true;
    if (['play', 'stop'].includes(type) || (type === ('retry' as string) && stage === 'open')) this.isPaused = false;
    if (type !== ('prepare' as string)) this.failure = null;
    if (['stop', 'retry', 'searchAgain', 'watch'].includes(type) && stage !== 'open') this.chosen = null;
    if (type === ('searchAgain' as string)) this.chosen = null;
    this.dispatch({ type });
  }

  choose(key: string): void {
    const source = this.state.search.results.find((found) => found.key === key);
    if (source) {
      this.chosen = key;
      this.failure = null;
    }
    this.dispatch({ type: 'choose', key });
  }

  report(load: number, name: string, isExternal: boolean): void {
    const before = this.media.get(load);
    if (!before) return;
    const failure = name === 'sound' ? 'media' : name;
    const isFailure = failure === 'network' || failure === 'media';
    const media: Media = {
      ...before,
      ...(isFailure
        ? { status: 'failed' as const, failure, lacksSound: name === 'sound', isWaiting: false }
        : { status: 'ready' as const, isPaused: this.state.isPaused, failure: null, lacksSound: false }),
      ...(name === 'begun' && { hasStarted: true, isWaiting: false }),
      ...(name === 'waits' && { isWaiting: true, hasStopped: before.hasStarted }),
      hasEnded: name === 'ended',
    };
    this.media.set(load, media);
    if (load === this.state.load && this.state.stage === 'open' && this.state.source) {
      if (isFailure) {
        this.chosen = null;
        this.failure ??= { atMs: this.nowMs, message: this.state.message?.id ?? 0 };
      } else this.failure = null;
    }
    this.dispatch({ type: 'media', load, media, isExternal });
  }

  happen(event: Happening): void {
    const { search, load } = this.state;
    const old = event.age ?? 0;
    if (event.does) this.does(event.does as 'watch');
    else if (event.next) this.open(event.next);
    else if (event.choose) this.choose(`${event.choose}:${event.choose}`);
    else if (event.found) {
      const title = this.searches.get(search.id - old);
      if (title === undefined) return;
      const found = source(title, event.found);
      this.dispatch({ type: 'searched', search: search.id - old, event: { type: 'found', source: found } });
    } else if (event.notFound) this.dispatch({ type: 'notFound', search: search.id - old });
    else if (event.report) this.report(load - old, event.report, event.isExternal ?? false);
    else if (event.stalls !== undefined) {
      if (old === 0) this.chosen = null;
      this.dispatch({ type: 'stalled', load: load - old, isExternal: event.stalls });
    } else if (event.probed !== undefined) {
      const key = this.state.probe?.keys.find((probed) => probed === `${event.probed}:${event.probed}`) ?? null;
      this.dispatch({ type: 'probed', probe: this.state.probes - old, key });
    } else if (event.reconnects) this.dispatch({ type: 'reconnected', load: load - old });
    else if (event.passesMs) this.pass(event.passesMs);
  }

  check(): void {
    const { stage, phase, isPaused, source: playing, search, message, usesPlaylist } = this.state;
    const law = (holds: boolean, words: string): void => {
      // Not `expect`: a hundred thousand histories check this millions of times.
      if (!holds) throw new Error(words);
    };
    law(isPaused === this.isPaused && !(isPaused && phase === 'playing'), 'plays after a pause that nobody took back');
    const isOfTitle = ({ name }: FoundSource): boolean => name.endsWith(` of ${this.title}`);
    law([...search.results, ...(playing ? [playing] : [])].every(isOfTitle), 'plays or offers another episode');
    if (stage === 'open') law(this.chosen === null || playing?.key === this.chosen, 'leaves the chosen source alive');
    const isHandled = phase === 'failed' || usesPlaylist || (message?.id ?? 0) > (this.failure?.message ?? 0);
    if (stage !== 'open' || isHandled) this.failure = null;
    law(this.failure === null || this.nowMs - this.failure.atMs < MESSAGE_MS, 'says nothing about a failure');
    this.phases.add(phase);
  }
}

it(`keeps to what the person said last, in ${HISTORIES} random histories with late answers [PLAYER-19]`, () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(happening, { minLength: 5, maxLength: 60 }), (events) => {
      const world = new World();
      world.open(1);
      world.does('watch');
      for (const found of ['a', 'b']) world.happen({ found });
      for (const event of events) world.happen(event);
      world.pass(MESSAGE_MS);
      for (const phase of world.phases) seen.set(phase, (seen.get(phase) ?? 0) + 1);
    }),
    { numRuns: HISTORIES },
  );
  // The histories go everywhere.
  const common = [...seen].filter(([, histories]) => histories > HISTORIES / 50).map(([phase]) => phase);
  expect(common.sort()).toEqual(['ended', 'failed', 'loading', 'paused', 'playing', 'ready', 'searching', 'switching']);
});
