import { CONTROLS_HIDE_MS, MESSAGE_MS } from '@marquee/core';
import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { button, found, open, pass, press, set } from './player-test-kit';

const row = (name: RegExp | string) => screen.getByRole('menuitem', { name });

describe('the sleep timer', () => {
  const choose = (name: string) => {
    fireEvent.click(button('Settings'));
    fireEvent.click(row(/Sleep timer/));
    fireEvent.click(screen.getByRole('menuitemradio', { name }));
  };

  it('pauses after its minutes, and says so before [PLAYER-36]', async () => {
    const { engine } = await open();
    choose('15 minutes');
    expect(screen.getByText('Sleep timer in 15 min')).toBeTruthy();
    await pass(14.5 * 60_000);
    expect(screen.getByText('The sleep timer pauses in 30 s')).toBeTruthy();
    expect(engine.getState().paused).toBe(false);
    await pass(30_000);
    expect(engine.getState().paused).toBe(true);
    fireEvent.click(button('Settings'));
    expect(row(/Sleep timer/).textContent).toContain('Off');
  });

  it('at the end of an episode prevents the next one [PLAYER-36]', async () => {
    const onNextEpisode = jest.fn();
    const { engine } = await open({ kind: 'episode', next: { go: onNextEpisode } });
    choose('End of episode');
    set(engine, { positionSec: 99.9 });
    expect(onNextEpisode).not.toHaveBeenCalled();
    act(() => engine.emit('ended', undefined));
    expect(screen.getByText('Stopped by the sleep timer')).toBeTruthy();
  });

  it('can be cancelled', async () => {
    const { engine } = await open();
    choose('10 minutes');
    choose('Off');
    await pass(11 * 60_000);
    expect(engine.getState().paused).toBe(false);
  });
});

describe('playback statistics', () => {
  it('show resolution, bitrate, bandwidth, buffer, frames and codecs, and close with Escape [PLAYER-37]', async () => {
    await open();
    fireEvent.click(button('Settings'));
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Playback statistics' }));
    jest.useRealTimers();
    const panel = await screen.findByRole('region', { name: 'Playback statistics' });
    jest.useFakeTimers();
    for (const text of ['1920 × 1080', '5.0 Mbit/s', '24.0 Mbit/s', '42.5 s', '3 of 900 (0.3%)', 'avc1.640028'])
      expect(panel.textContent).toContain(text);
    press('Escape');
    expect(screen.queryByRole('region', { name: 'Playback statistics' })).toBeNull();
  });
});

describe('the system’s own controls', () => {
  type Handler = (details: { seekTime?: number }) => void;
  const session = () => {
    const handlers = new Map<string, Handler | null>();
    const state = {
      metadata: null as { title: string; artwork: { src: string }[] } | null,
      playbackState: 'none',
      setActionHandler: (name: string, handler: Handler | null) => void handlers.set(name, handler),
      setPositionState: jest.fn(),
    };
    Object.defineProperty(navigator, 'mediaSession', { value: state, configurable: true });
    Object.assign(globalThis, {
      MediaMetadata: function (this: object, init: object) {
        Object.assign(this, init);
      },
    });
    return { state, act: (name: string, details = {}) => act(() => handlers.get(name)?.(details)), handlers };
  };

  it('show title and picture, play, pause, seek, and go to the next and the previous episode [PLAYER-29]', async () => {
    const system = session();
    const onNextEpisode = jest.fn();
    const onPreviousEpisode = jest.fn();
    const { engine, view } = await open({
      kind: 'episode',
      media: { title: 'A Film', subtitle: 'S1 E2', poster: '/poster.jpg' },
      next: { go: onNextEpisode, goBack: onPreviousEpisode },
    });
    expect(system.state.metadata).toMatchObject({ title: 'A Film · S1 E2' });
    expect(system.state.metadata?.artwork[0]?.src).toBe('http://localhost/poster.jpg');
    expect(system.state.playbackState).toBe('playing');
    system.act('pause');
    expect(engine.getState().paused).toBe(true);
    system.act('seekto', { seekTime: 30 });
    system.act('seekforward');
    expect(engine.getState().positionSec).toBe(40);
    system.act('previoustrack');
    expect(engine.getState().positionSec).toBe(0);
    expect(onPreviousEpisode).not.toHaveBeenCalled();
    system.act('previoustrack');
    expect(onPreviousEpisode).toHaveBeenCalledTimes(1);
    system.act('nexttrack');
    expect(onNextEpisode).toHaveBeenCalledWith('button');
    view.unmount();
    expect(system.state.metadata).toBeNull();
    expect([...system.handlers.values()].every((handler) => handler === null)).toBe(true);
  });

  it('say that nothing plays while the next episode has no source yet [PLAYER-29]', async () => {
    const system = session();
    const { again } = await open({ mediaId: 'tv:2/1/1' });
    expect(system.state.playbackState).toBe('playing');
    await again({ mediaId: 'tv:2/1/2', sources: [] });
    expect(system.state.playbackState).toBe('paused');
  });
});

describe('casting', () => {
  it('is offered when a device is nearby, and opens the browser’s list [PLAYER-35]', async () => {
    const prompt = jest.fn(() => Promise.resolve());
    const remote = Object.assign(new EventTarget(), {
      state: 'disconnected',
      prompt,
      watchAvailability: (tell: (available: boolean) => void) => {
        tell(true);
        return Promise.resolve(1);
      },
      cancelWatchAvailability: () => Promise.resolve(),
    });
    Object.defineProperty(HTMLVideoElement.prototype, 'remote', { value: remote, configurable: true });
    try {
      await open();
      fireEvent.click(button('Cast'));
      expect(prompt).toHaveBeenCalledTimes(1);
      remote.state = 'connected';
      act(() => void remote.dispatchEvent(new Event('connect')));
      expect(button('Cast').getAttribute('aria-pressed')).toBe('true');
    } finally {
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'remote');
    }
  });

  it('by AirPlay is offered if Safari finds a device [PLAYER-35]', async () => {
    const pick = jest.fn();
    Object.assign(HTMLVideoElement.prototype, { webkitShowPlaybackTargetPicker: pick });
    try {
      await open();
      const video = document.querySelector('video') as HTMLVideoElement;
      const event = Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' });
      act(() => void video.dispatchEvent(event));
      fireEvent.click(button('Cast'));
      expect(pick).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitShowPlaybackTargetPicker');
    }
  });
});

describe('announcements for screen readers', () => {
  const said = () => document.querySelector('.mq-player__message + .mq-player__unseen')?.textContent;

  it('report playing and pausing once, and nothing during playback', async () => {
    const { engine } = await open();
    set(engine, { positionSec: 61 });
    expect(said()).toBe('');
    press('k');
    expect(said()).toBe('Paused at 1:01');
    await pass(MESSAGE_MS);
    press('k');
    expect(said()).toBe('Playing');
    await pass(MESSAGE_MS);
    for (let second = 62; second < 70; second += 1) set(engine, { positionSec: second });
    await pass(CONTROLS_HIDE_MS);
    expect(said()).toBe('');
  });

  it('name the chapter on the seek bar', async () => {
    const segments = [{ kind: 'chapter' as const, title: 'The harbour', startSec: 10, endSec: 60 }];
    const { engine } = await open({ sources: [{ ...found, stream: { ...found.stream, segments } }] });
    set(engine, { positionSec: 20 });
    const slider = screen.getByRole('slider', { name: 'Seek' });
    expect(slider.getAttribute('aria-valuetext')).toBe('0:20 of 1:40, The harbour');
    expect(slider.getAttribute('aria-valuenow')).toBe('20');
    expect(slider.getAttribute('aria-valuemax')).toBe('100');
    press('ArrowRight', slider);
    // The picture and name of the position that the key sought to.
    expect(screen.getByText('The harbour')).toBeTruthy();
  });
});

describe('picture in picture', () => {
  it('is not offered by a browser that cannot', async () => {
    Object.assign(document, { pictureInPictureEnabled: false });
    await open();
    expect(screen.queryByRole('button', { name: 'Picture in picture' })).toBeNull();
    cleanup();
    Object.assign(document, { pictureInPictureEnabled: true });
    await open();
    expect(button('Picture in picture')).toBeTruthy();
  });
});
