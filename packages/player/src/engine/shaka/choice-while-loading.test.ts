import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleFileResult, sampleHlsResult } from '../../testing/sample-streams';
import { MEDIA, maxHeights, playing, slowlyLoading } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const later = () => jest.advanceTimersByTimeAsync(0);

describe('a quality that is chosen while none can be switched', () => {
  it('is that of the source that loads', async () => {
    const { engine, player, open, finish } = await slowlyLoading();
    void open();
    await later();
    await expect(engine.selectQuality('720p')).resolves.toBe(true);
    expect(engine.getState().quality).toBe('720p');
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', quality: '720p', activeQuality: '720p' });
    expect(player.configured).toContainEqual(['abr.enabled', false]);
  });

  it('is played if the stream has failed and it is not known yet why', async () => {
    let answer: (problem: null) => void = () => undefined;
    const { engine, player, finish } = await slowlyLoading({
      explain: () => new Promise((resolve) => (answer = resolve)),
    });
    player.raise(...MEDIA);
    await engine.selectQuality('720p');
    answer(null);
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', quality: '720p', activeQuality: '720p' });
  });

  it('follows the one of a file that still loads', async () => {
    const { engine, player, open, finish } = await slowlyLoading();
    void open({ qualityCap: '360p' }, sampleFileResult);
    await finish();
    void engine.selectQuality('480p');
    await later();
    void engine.selectQuality('360p');
    await finish();
    await finish();
    expect(player.loads.at(-1)?.uri).toContain('360.mp4');
    expect(engine.getState()).toMatchObject({ status: 'ready', quality: '360p', paused: false });
  });

  it('is remembered for the source that takes the place of one that failed', async () => {
    const { engine, player } = await playing();
    player.onLoad = () => Promise.reject(new Error('broken'));
    await engine.load(sampleHlsResult.stream);
    expect(engine.getState().status).toBe('failed');
    await expect(engine.selectQuality('720p')).resolves.toBe(true);
    engine.unload();
    await expect(engine.selectQuality('360p')).resolves.toBe(false);
  });

  it('is of no account for the next film', async () => {
    const { engine, open, finish } = await slowlyLoading();
    void open();
    await later();
    void engine.selectQuality('720p');
    void open();
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', quality: 'Auto' });
  });
});

it('the audio track that was chosen plays on when the stream is loaded again', async () => {
  const { engine, player } = await playing();
  const [english, spanish] = engine.getState().audioTracks;
  player.onLoad = () => {
    player.audio = player.audio.map((track) => ({ ...track, active: track.language === 'en' }));
    return Promise.resolve();
  };
  await engine.load(sampleHlsResult.stream, { audioLanguage: 'en' });
  engine.selectAudio(spanish?.id ?? '');
  await engine.reload();
  expect(engine.getState().audioId).toBe(spanish?.id);
  // The connection fails again while it loads.
  void engine.reload();
  await engine.reload();
  expect(engine.getState().audioId).toBe(spanish?.id);
  await engine.load(sampleHlsResult.stream, { audioLanguage: 'en' });
  expect(engine.getState().audioId).toBe(english?.id);
});

it('a highest quality that is set while a stream loads holds for it', async () => {
  const { engine, player, open, finish } = await slowlyLoading();
  void open({ qualityCap: 'Auto' });
  await later();
  engine.setQualityCap('480p');
  await finish();
  expect(engine.getState().status).toBe('ready');
  expect(maxHeights(player).at(-1)).toBeLessThan(720);
});
