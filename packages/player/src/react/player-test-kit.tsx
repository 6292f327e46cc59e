/** Shared by the tests of the UI: stubs for what jsdom lacks, fake timers, and a player on a fake engine. */
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import type { FoundSource, SourceRef } from '../sources/found-source';
import type { runSources } from '../sources/run-sources';
import { createEngineRunner } from '../session/engine-runner';
import { createPlaybackSession, type SessionInput } from '../session';
import { createFakeEngine, type FakeEngine, type FakeEngineOptions } from '../testing/fake-engine';
import { sampleHlsResult } from '../testing/sample-streams';
import { lazyMenus } from './menus/lazy-menus';
import { Player } from './player';
import type { PlayerProps } from './player-props';

class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
// jsdom lacks these.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: () => Promise.reject(new Error('jsdom')) });
Object.assign(document, { pictureInPictureEnabled: true });
Object.assign(window, { PointerEvent: FakePointerEvent });
// Only the style sheet hides elements, which jsdom does not apply; checking for it takes most of the time.
configure({ defaultHidden: true });

export const found: FoundSource = { ...sampleHlsResult, key: 'demo:two', adapterId: 'demo', name: 'Twopack' };
export const noIntro: FoundSource = { ...found, stream: { ...found.stream, segments: [] } };
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
export const root = () => document.querySelector('.mq-player') as HTMLElement;

// Preloaded, as it is soon after the first frame.
beforeAll(() => Promise.all([lazyMenus.load(), import('../captions/read-captions')]));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** What the session is told, and what the search finds; no source while it still searches. */
interface Watched extends Partial<Omit<SessionInput, 'title' | 'adapters' | 'runSources'>> {
  mediaId?: string;
  kind?: 'movie' | 'episode';
  sources?: readonly FoundSource[];
  /** Sources that the search knows; those that are not found lack the title. */
  listed?: readonly SourceRef[];
}

const request = { type: 'movie' as const, title: 'A Film', releaseYear: 1999, tmdbId: 603 };

/** A session with a fake engine, whose search finds the sources at once. */
function startSession(first: Watched, options: FakeEngineOptions = {}) {
  const engine = createFakeEngine(options);
  const session = createPlaybackSession(() => Promise.resolve({ createEngineRunner, createEngine: () => engine }));
  const update = ({ mediaId = 'movie:603', kind = 'movie', sources = [found], listed = [], ...input }: Watched) => {
    const search: typeof runSources = ({ onEvent }) => {
      onEvent?.({ type: 'listed', sources: listed });
      for (const { key, name } of listed)
        onEvent?.({ type: 'skipped', source: { key, name, code: 'not-found', message: '' } });
      for (const source of sources) onEvent?.({ type: 'found', source });
      return new Promise(() => undefined);
    };
    const title = { mediaId, kind, isOffered: true, request };
    const page = { title, adapters: [], runSources: search, autoPlay: true, canOpen: true };
    session.update({ ...page, startAtSec: 0, qualityCap: 'Auto', ...input });
  };
  update(first);
  return { engine, session, update };
}

const watchedKeys = ['mediaId', 'kind', 'sources', 'listed', 'startAtSec', 'savesData', 'onProgress'] as const;
type OpenProps = Partial<PlayerProps> & Watched;

function split(props: OpenProps): [Watched, Partial<PlayerProps>] {
  const isWatched = ([name]: [string, unknown]): boolean => (watchedKeys as readonly string[]).includes(name);
  const entries = Object.entries(props);
  return [
    Object.fromEntries(entries.filter(isWatched)),
    Object.fromEntries(entries.filter((entry) => !isWatched(entry))),
  ];
}

export async function open(props: OpenProps = {}, options: FakeEngineOptions = {}) {
  const [watched, shown] = split(props);
  const { engine, session, update } = startSession(watched, options);
  const captions = { fetch: () => Promise.reject(new Error('no network')), ...shown.captions };
  const all: PlayerProps = { media: { title: 'A Film' }, ...shown, captions, session };
  const view = render(<Player {...all} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  /** As a page does when another title is opened, its search begins anew, or anything else changes. */
  const again = async (change: OpenProps): Promise<void> => {
    const [changed, changedProps] = split(change);
    act(() => update({ ...watched, ...changed }));
    view.rerender(<Player {...all} {...changedProps} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  return { engine, session, again, view };
}
export const set = (engine: FakeEngine, state: Parameters<FakeEngine['setState']>[0]) =>
  act(() => engine.setState(state));
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
