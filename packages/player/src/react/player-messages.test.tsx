/** @jest-environment jsdom */
import { describe, expect, it, afterEach } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { playerMessages, type PlayerMessages } from '../messages';
import { button, noIntro, open, press, set } from './player-test-kit';
import { createPlayerError } from '../engine/errors/error-texts';
import type { FakeEngine } from '../testing/fake-engine';

const english = playerMessages();
const german: PlayerMessages = {
  ...english,
  locale: 'de',
  controls: { ...english.controls, mute: 'Ton aus', volume: 'Lautstärke' },
  toasts: { ...english.toasts, volume: ({ percent }) => `Lautstärke ${percent}` },
  menus: { ...english.menus, settings: 'Einstellungen', subtitles: 'Untertitel', off: 'Aus' },
};
const items = () => screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);

describe('the player in another language [LANGUAGE-01]', () => {
  it('takes every text from its translator, including those that are made later', () => {
    const { controls, locale } = playerMessages({ locale: 'de', _: () => 'übersetzt' });
    expect([locale, controls.mute, controls.back({ seconds: 1 })]).toEqual(['de', 'übersetzt', 'übersetzt']);
    expect(playerMessages().controls.mute).toBe('Mute');
  });

  it('has its texts, numbers and names of languages from the caller', async () => {
    const { engine } = await open({
      messages: german,
      sources: [
        {
          ...noIntro,
          stream: {
            ...noIntro.stream,
            captions: [{ id: 'a', language: 'en', url: 'https://p.example/a', type: 'vtt' }],
          },
        },
      ],
    });
    expect(button('Ton aus')).toBeTruthy();
    set(engine, { volume: 0.5 });
    expect(screen.getByRole('slider', { name: 'Lautstärke' }).getAttribute('aria-valuetext')).toBe('50\u00a0%');
    press('ArrowUp');
    expect(screen.getByText('Lautstärke 55 %')).toBeTruthy();
    // The same subtitles again, under the stream's name for them.
    set(engine, { textTracks: [{ id: '1', language: 'en', label: 'English', forced: false }] });
    fireEvent.click(button('Untertitel'));
    expect(items()).toEqual(['Aus', 'Englisch']);
  });

  it('mirrors the arrows of its menus where that language is written from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await open();
    fireEvent.click(button('Settings'));
    const speed = screen.getByRole('menuitem', { name: /^Speed/ });
    speed.focus();
    fireEvent.keyDown(speed, { key: 'ArrowRight' });
    expect(screen.queryByRole('menuitemradio', { name: '2×' })).toBeNull();
    fireEvent.keyDown(speed, { key: 'ArrowLeft' });
    const fast = screen.getByRole('menuitemradio', { name: '2×' });
    fireEvent.keyDown(fast, { key: 'ArrowRight' });
    expect(screen.getByRole('menuitem', { name: /^Speed/ })).toBeTruthy();
    document.documentElement.removeAttribute('dir');
  });
});

const playlist = 'https://p.example/master.m3u8';
const file = {
  type: 'file' as const,
  qualities: { 1080: { type: 'mp4', url: 'https://p.example/file.mp4' } },
  captions: [],
  playlist,
};
const sources = [{ ...noIntro, stream: file }];

describe('a file that is also offered as HLS', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  const loads = (engine: FakeEngine) => engine.loaded.map(({ stream }) => stream);
  const stop = (engine: FakeEngine): void => {
    set(engine, { status: 'ready', firstFrame: true, buffering: true, positionSec: 42 });
    set(engine, { buffering: false });
  };

  it('is replaced by the playlist when it stalls for the second time, and continues at that position [LIBRARY-32]', async () => {
    const { engine } = await open({ sources });
    stop(engine);
    expect(loads(engine)).toEqual([file]);
    stop(engine);
    expect(loads(engine)).toEqual([file, { type: 'hls', playlist, usesMediaTime: true, captions: [] }]);
    expect(engine.loaded.at(-1)?.options).toMatchObject({ startAtSec: 42 });
    stop(engine);
    expect(loads(engine)).toHaveLength(2);
  });

  it('is replaced by the playlist, which the server encodes, if the browser cannot decode it, at the same position', async () => {
    const { engine } = await open({ sources: [...sources, { ...noIntro, key: 'demo:other' }] });
    set(engine, { positionSec: 42 });
    set(engine, { status: 'failed', error: createPlayerError('media'), paused: true });
    expect(loads(engine)).toEqual([file, { type: 'hls', playlist, usesMediaTime: true, captions: [] }]);
    expect(engine.loaded.at(-1)?.options).toMatchObject({ startAtSec: 42 });
    set(engine, { status: 'failed', error: createPlayerError('media'), paused: true });
    expect(loads(engine).at(-1)).toBe(noIntro.stream);
  });

  it('is not replaced because of seeks or of its start', async () => {
    const { engine } = await open({ sources });
    for (const state of [{ seeking: true }, { firstFrame: false }]) {
      for (let times = 0; times < 3; times += 1) {
        set(engine, { status: 'ready', firstFrame: true, seeking: false, ...state, buffering: true });
        set(engine, { buffering: false });
      }
    }
    expect(loads(engine)).toEqual([file]);
  });

  it('begins with the playlist on a connection that is known to be slow', async () => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
    const { engine } = await open({ sources });
    expect(loads(engine)).toMatchObject([{ type: 'hls', playlist }]);
  });
});
