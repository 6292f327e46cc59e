/** Shared by the tests of the UI: stubs for what jsdom lacks, fake timers, and a player on a fake engine. */
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import type { FoundSource } from '../sources/found-source';
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

export async function open(props: Partial<PlayerProps> = {}, options: FakeEngineOptions = {}) {
  const engine = createFakeEngine(options);
  const all: PlayerProps = {
    result: found,
    mediaId: 'movie:603',
    kind: 'movie',
    title: 'A Film',
    captionFetch: () => Promise.reject(new Error('no network')),
    ...props,
    engineFactory: () => engine,
  };
  const view = render(<Player {...all} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const again = async (change: Partial<PlayerProps>): Promise<void> => {
    view.rerender(<Player {...all} {...change} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  return { engine, again, view };
}
export const set = (engine: FakeEngine, state: Parameters<FakeEngine['setState']>[0]) =>
  act(() => engine.setState(state));
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
