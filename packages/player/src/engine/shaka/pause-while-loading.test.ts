import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sampleFileResult } from '../../testing/sample-streams';
import { MEDIA, slowlyLoading } from './engine-test-kit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const later = () => jest.advanceTimersByTimeAsync(0);

describe('a pause while a film loads', () => {
  it('lasts once it is ready', async () => {
    const { engine, open, finish } = await slowlyLoading();
    void open();
    engine.pause();
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
  });

  it('is shown at once, and taken back by Play', async () => {
    const { engine, open, finish } = await slowlyLoading();
    void open();
    engine.pause();
    expect(engine.getState().paused).toBe(true);
    void engine.play();
    expect(engine.getState()).toMatchObject({ status: 'loading', paused: false });
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: false });
  });

  it('lasts when it was loaded again after an error', async () => {
    const { engine, player, finish } = await slowlyLoading();
    player.raise(...MEDIA);
    await later();
    engine.pause();
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
  });

  it('lasts when another quality of a file was chosen', async () => {
    const { engine, open, finish } = await slowlyLoading();
    void open({ qualityCap: '360p' }, sampleFileResult);
    await finish();
    void engine.selectQuality('480p');
    await later();
    engine.pause();
    await finish();
    expect(engine.getState()).toMatchObject({ status: 'ready', quality: '480p', paused: true });
  });

  it('does not last for the next film', async () => {
    const { engine, open, finish } = await slowlyLoading();
    void open();
    engine.pause();
    void open({}, sampleFileResult);
    await finish();
    expect(engine.getState().paused).toBe(false);
  });
});

it('a film that was paused stays paused when the source that was chosen fails and comes back', async () => {
  const { engine, player, open, finish } = await slowlyLoading();
  player.onLoad = () => Promise.reject({ code: 1002, category: 1, severity: 2, data: [] }); // oxlint-disable-line typescript/prefer-promise-reject-errors -- as Shaka does
  await open({ plays: false });
  expect(engine.getState().status).toBe('failed');
  player.onLoad = () => Promise.resolve();
  await finish();
  await engine.reload();
  expect(engine.getState()).toMatchObject({ status: 'ready', paused: true });
});
