import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Stream } from '@marquee/core/contracts';
import { sampleFileResult, sampleHlsResult } from '../../testing/sample-streams';
import { maxHeights, MEDIA, NETWORK, playing, setUp, variant } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('loading', () => {
  it('starts a playlist at the saved second and is ready [PLAYER-41]', async () => {
    const { engine, player } = await setUp();
    await expect(engine.load(sampleHlsResult.stream, { startAtSec: 42 })).resolves.toBe('ready');
    expect(player().loads).toMatchObject([{ uri: 'https://provider.example/media/film.m3u8', startSec: 42 }]);
    expect(engine.getState()).toMatchObject({ status: 'ready', positionSec: 42, error: null });
  });

  it.each([true, false])(
    'places segments by their own times only if the stream says so (%s)',
    async (usesMediaTime) => {
      const { engine, player } = await setUp();
      const { stream } = sampleHlsResult;
      await engine.load(stream.type === 'hls' ? { ...stream, usesMediaTime } : stream);
      const hls = { ignoreManifestTimestampsInSegmentsMode: usesMediaTime };
      expect(player().configured).toContainEqual([expect.objectContaining({ manifest: { hls } })]);
    },
  );

  it('fails with a coded error when the playlist cannot be loaded', async () => {
    const { engine, players } = await setUp();
    void engine.load(sampleHlsResult.stream);
    await jest.advanceTimersByTimeAsync(0);
    const [player] = players;
    if (!player) throw new Error('no player was made');
    player.onLoad = () => Promise.reject({ code: 1001, category: 1, severity: 2, data: ['x', 404] }); // oxlint-disable-line typescript/prefer-promise-reject-errors -- as Shaka does
    await expect(engine.load(sampleHlsResult.stream)).resolves.toBe('failed');
    expect(engine.getState()).toMatchObject({
      status: 'failed',
      error: { code: 'network', detail: 'shaka 1001 x 404' },
    });
  });

  it('says so when the browser cannot play', async () => {
    const { engine } = await setUp({ supported: false });
    await expect(engine.load(sampleHlsResult.stream)).resolves.toBe('failed');
    expect(engine.getState().error).toMatchObject({
      code: 'unsupported',
      message: 'HLS is not supported in this browser',
    });
  });

  it('lets the last of two loads win and tells the first that it was interrupted', async () => {
    const { engine } = await setUp();
    const first = engine.load(sampleHlsResult.stream);
    const second = engine.load(sampleFileResult.stream);
    await expect(Promise.all([first, second])).resolves.toEqual(['interrupted', 'ready']);
    expect(engine.getState().qualities).toEqual(['360p', '480p']);
  });

  it('refuses a file stream without files', async () => {
    const { engine } = await setUp();
    await expect(engine.load({ type: 'file', qualities: {}, captions: [] })).resolves.toBe('failed');
    expect(engine.getState().error).toMatchObject({ code: 'no-quality', message: 'No valid quality found' });
  });
});

describe('qualities', () => {
  it('lists them in the order of the menu, with the one Auto selected', async () => {
    const { engine } = await playing();
    expect(engine.getState()).toMatchObject({
      qualities: ['360p', '720p', '1080p'],
      quality: 'Auto',
      activeQuality: '360p',
      adaptive: true,
    });
  });

  it('pins a chosen one and returns to Auto', async () => {
    const { engine, player } = await playing();
    await expect(engine.selectQuality('1080p')).resolves.toBe(true);
    expect(player.configured).toContainEqual(['abr.enabled', false]);
    expect(engine.getState()).toMatchObject({ quality: '1080p', activeQuality: '1080p' });
    await expect(engine.selectQuality('Auto')).resolves.toBe(true);
    expect(player.configured.at(-1)).toEqual(['abr.enabled', true]);
  });

  it('refetches in a chosen one that Auto had just selected, because the buffer may hold another', async () => {
    const { engine, player } = await playing();
    player.video = [variant(1080), variant(360), variant(720, true)];
    await engine.selectQuality('720p');
    expect(player.replacedBy).toEqual([720]);
    await engine.selectQuality('720p');
    expect(player.replacedBy).toEqual([720]);
  });

  it('refuses one that is not offered', async () => {
    const { engine } = await playing();
    await expect(engine.selectQuality('4K')).resolves.toBe(false);
    expect(engine.getState().quality).toBe('Auto');
  });

  it('switches files by loading the other one at the same position', async () => {
    const { engine, video, player } = await setUp();
    await engine.load(sampleFileResult.stream, { qualityCap: '360p' });
    expect(engine.getState()).toMatchObject({ quality: '360p', adaptive: false });
    await engine.play();
    video.fire('timeupdate', { currentTime: 33 });
    const plays = video.plays();
    await expect(engine.selectQuality('480p')).resolves.toBe(true);
    expect(player().loads.at(-1)).toMatchObject({ uri: 'https://provider.example/media/480.mp4', startSec: 33 });
    expect(video.plays()).toBe(plays + 1);
  });

  it('keeps the old file when the new one fails', async () => {
    const { engine, player } = await setUp();
    await engine.load(sampleFileResult.stream, { qualityCap: '360p' });
    player().onLoad = (uri) => (uri.includes('480') ? Promise.reject(new Error('broken')) : Promise.resolve());
    await expect(engine.selectQuality('480p')).resolves.toBe(false);
    expect(player().loads.at(-1)?.uri).toContain('360.mp4');
    expect(engine.getState()).toMatchObject({ status: 'ready', quality: '360p' });
  });
});

describe('errors during playback', () => {
  it('retries three times with growing pauses, then fails with the network error [PLAYER-25]', async () => {
    const { player, delays, errors, engine } = await playing();
    for (let times = 0; times < 4; times += 1) {
      player.raise(...NETWORK);
      await jest.advanceTimersByTimeAsync(4000);
    }
    expect(delays.filter((ms) => ms < 5000)).toEqual([1000, 2000, 4000]);
    expect(player.retries).toBe(3);
    expect(errors).toEqual(['network']);
    expect(engine.getState().error?.message).toBe('Network error: Failed to load after 3 attempts.');
  });

  it('keeps retrying as long as there is buffered media', async () => {
    const { player, video, errors } = await playing();
    const buffered = { length: 1, start: () => 0, end: () => 60 };
    video.fire('progress', { buffered });
    for (let times = 0; times < 6; times += 1) {
      player.raise(...NETWORK);
      await jest.advanceTimersByTimeAsync(4000);
    }
    expect(errors).toEqual([]);
    expect(player.retries).toBe(6);
  });

  it('resets the retry count once data arrives, and reports that it recovered', async () => {
    const { player, engine, errors } = await playing();
    const recovered = jest.fn();
    engine.on('recovered', recovered);
    for (let times = 0; times < 6; times += 1) {
      player.raise(...NETWORK);
      await jest.advanceTimersByTimeAsync(4000);
      player.dispatchEvent(new Event('segmentappended'));
    }
    expect(errors).toEqual([]);
    expect(recovered).toHaveBeenCalledTimes(6);
    expect(recovered).toHaveBeenLastCalledWith({ reason: 'network' });
  });

  it('requests the failed track again, even while another one continues', async () => {
    const { player, errors } = await playing();
    player.raise(...NETWORK);
    player.dispatchEvent(Object.assign(new Event('segmentappended'), { contentType: 'video' }));
    await jest.advanceTimersByTimeAsync(1000);
    expect(player.retries).toBe(1);
    expect(errors).toEqual([]);
  });

  it('reloads when playback stalls without an error, as after a lost playlist', async () => {
    const { player, video, errors, engine } = await playing();
    video.fire('timeupdate', { currentTime: 20, buffered: { length: 1, start: () => 0, end: () => 30 } });
    player.raise(...NETWORK);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(player.loads).toHaveLength(1);
    video.fire('timeupdate', { currentTime: 30 });
    video.fire('waiting', { readyState: 2 });
    player.dispatchEvent(Object.assign(new Event('segmentappended'), { contentType: 'audio' }));
    await jest.advanceTimersByTimeAsync(5000);
    expect(player.loads.slice(1)).toMatchObject([{ startSec: 30 }]);
    expect(errors).toEqual([]);
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false });
  });

  it('recovers from a fatal media error by reloading at the same position, twice at most [PLAYER-22]', async () => {
    const { player, video, engine, errors } = await playing();
    video.fire('timeupdate', { currentTime: 20 });
    for (let times = 0; times < 3; times += 1) {
      player.raise(...MEDIA);
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(player.loads.slice(1)).toMatchObject([{ startSec: 20 }, { startSec: 20 }]);
    expect(errors).toEqual(['media']);
    expect(engine.getState().error?.message).toBe('Fatal HLS error');
  });

  it('plays on after a media error, although the browser pauses at one [PLAYER-22]', async () => {
    const { player, video, engine } = await playing();
    const plays = video.plays();
    player.raise(...MEDIA);
    video.fire('pause', { paused: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(player.loads).toHaveLength(2);
    expect(video.plays()).toBe(plays + 1);
    await engine.destroy();
  });

  it('reports but survives an error that is not fatal', async () => {
    const { player, engine, errors } = await playing();
    const warning = jest.fn();
    engine.on('warning', warning);
    player.raise(1001, 1, 1);
    expect(warning).toHaveBeenCalledTimes(1);
    expect(errors).toEqual([]);
    expect(engine.getState().status).toBe('ready');
  });
});

describe('autoplay', () => {
  it('starts muted if the browser allows only that, until the visitor unmutes', async () => {
    const { engine, video } = await playing({ refuse: (element) => !element.muted });
    await expect(engine.autoplay()).resolves.toBe('muted');
    expect(video.element.muted).toBe(true);
    engine.setMuted(false);
    expect(engine.getState().autoplay).toBe('allowed');
  });

  it('stays paused, with unchanged volume, if the browser blocks autoplay', async () => {
    const { engine, video } = await playing({ refuse: () => true });
    await expect(engine.autoplay()).resolves.toBe('blocked');
    expect(engine.getState().paused).toBe(true);
    expect(video.element.muted).toBe(false);
  });
});

describe('other behaviour', () => {
  it('prefers the remembered audio language', async () => {
    const { engine, player } = await playing();
    await engine.load(sampleHlsResult.stream, { audioLanguage: 'es' });
    expect(player.audio.find(({ active }) => active)?.language).toBe('es');
    expect(engine.getState().audioTracks.map(({ language }) => language)).toEqual(['en', 'es']);
  });

  it.each([
    ['en-GB', 'en'],
    ['es-MX', 'es'],
    ['ja', 'en'],
  ])('selects the nearest track for the preference %s: %s', async (audioLanguage, expected) => {
    const { engine, player } = await playing();
    await engine.load(sampleHlsResult.stream, { audioLanguage });
    expect(player.audio.find(({ active }) => active)?.language).toBe(expected);
  });

  it('shows in-stream text only when it is chosen', async () => {
    const { engine, player } = await playing();
    player.text = [{ id: 4, language: 'fr', label: null, active: false, forced: false, kind: 'subtitles' }];
    await engine.load(sampleHlsResult.stream);
    expect(engine.getState()).toMatchObject({ textId: null, textTracks: [{ id: '4', language: 'fr', label: null }] });
    expect(engine.selectText('4')).toBe(true);
    expect(engine.getState().textId).toBe('4');
    expect(engine.selectText('99')).toBe(false);
    expect(engine.selectText(null)).toBe(true);
    expect(engine.getState().textId).toBeNull();
  });

  it('clamps seeks and volume', async () => {
    const { engine, video } = await playing();
    video.fire('durationchange', { duration: 100 });
    engine.seek(900);
    expect(engine.getState().positionSec).toBe(100);
    engine.seek(-5);
    expect(engine.getState().positionSec).toBe(0);
    engine.setVolume(7);
    expect(video.element.volume).toBe(1);
  });

  it('is limited by a small screen unless the server only copies the stream, and always by the visitor [PLAYER-16]', async () => {
    jest.spyOn(window, 'screen', 'get').mockReturnValue({ width: 640, height: 360 } as Screen);
    const { engine, player } = await playing();
    expect(maxHeights(player).at(-1)).toBeLessThan(720);
    const stream = { ...(sampleHlsResult.stream as Extract<Stream, { type: 'hls' }>), startBandwidth: 8e6 };
    await engine.load(stream);
    expect(maxHeights(player).at(-1)).toBe(Infinity);
    engine.setQualityCap('720p');
    expect(maxHeights(player).at(-1)).toBeLessThan(1080);
    jest.restoreAllMocks();
  });

  it('uses the bandwidth estimate only after the first frame, and raises the quality quickly for a while', async () => {
    const { player } = await playing();
    const totals = () =>
      player.configured.flatMap(([first]) => {
        const abr = (first as { abr?: { advanced?: { minTotalBytes: number }; switchInterval?: number } }).abr;
        return abr?.advanced ? [[abr.advanced.minTotalBytes, abr.switchInterval]] : [];
      });
    expect(totals().at(-1)).toEqual([128e3, 2]);
    expect(totals()).toContainEqual([2e6, 8]);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(totals().at(-1)).toEqual([128e3, 8]);
  });

  it('releases everything once, however often it is destroyed', async () => {
    const { engine, video, player } = await playing();
    await Promise.all([engine.destroy(), engine.destroy()]);
    await engine.destroy();
    expect(player.destroyed).toBe(1);
    const state = engine.getState();
    video.fire('timeupdate', { currentTime: 77 });
    expect(engine.getState()).toBe(state);
    await expect(engine.load(sampleHlsResult.stream)).resolves.toBe('interrupted');
    expect(jest.getTimerCount()).toBe(0);
  });
});
