/** Shared by the tests of the Shaka engine: an engine with a fake library and a fake video element. */
import { jest } from '@jest/globals';
import { createFakeShaka, type FakeShakaPlayer } from '../../testing/fake-shaka';
import { createFakeVideo } from '../../testing/fake-video';
import { sampleHlsResult } from '../../testing/sample-streams';
import type { LoadOptions } from '../player-engine';
import { createShakaEngine } from './shaka-engine';
import type { Diagnose } from './watch-stream';

export const variant = (height: number, active = false) => ({
  width: (height * 16) / 9,
  height,
  bandwidth: height * 1000,
  active,
  hdr: null,
});
const audio = (language: string, active = false) => ({ language, label: null, active, roles: [], channelsCount: 2 });
export const NETWORK = [1001, 1] as const;
export const MEDIA = [3016, 3] as const;

interface KitOptions {
  supported?: boolean;
  refuse?: (video: HTMLVideoElement) => boolean;
  /** Whether a file's server responds. */
  isReachable?: () => Promise<boolean>;
  /** Diagnoses the stream. */
  explain?: Diagnose;
}

export async function setUp(options: KitOptions = {}) {
  const { loadShaka, players } = createFakeShaka(options.supported);
  const video = createFakeVideo(options.refuse);
  const delays: number[] = [];
  const engine = createShakaEngine({
    loadShaka,
    connection: () => undefined,
    delay: (ms) => {
      delays.push(ms);
      return new Promise((resolve) => setTimeout(resolve, ms));
    },
    now: () => 0,
    isReachable: options.isReachable ?? (() => Promise.resolve(true)),
    explain: options.explain ?? (() => Promise.resolve(null)),
  });
  await engine.attach(video.element);
  return { engine, video, players, delays, player: () => players[0] as FakeShakaPlayer };
}

/** The limits that the player was given for the height of pictures, in order. */
export const maxHeights = ({ configured }: FakeShakaPlayer): number[] =>
  configured.flatMap(([first]) => {
    const { abr } = first as { abr?: { restrictions?: { maxHeight: number } } };
    return abr?.restrictions ? [abr.restrictions.maxHeight] : [];
  });

/** Plays a playlist with three renditions and two languages. */
export async function playing(options: KitOptions = {}) {
  const kit = await setUp(options);
  const errors: string[] = [];
  kit.engine.on('error', (error) => errors.push(error.code));
  const first = kit.engine.load(sampleHlsResult.stream);
  await jest.advanceTimersByTimeAsync(0);
  const player = kit.player();
  player.video = [variant(1080), variant(360, true), variant(720)];
  player.audio = [audio('en', true), audio('es')];
  await first;
  player.dispatchEvent(new Event('trackschanged'));
  kit.video.fire('loadeddata', { readyState: 4, duration: 100 });
  await kit.engine.play();
  return { ...kit, player, errors };
}

/** A film that plays; its next streams load until `finish` is called. */
export async function slowlyLoading(options: KitOptions = {}) {
  const kit = await playing(options);
  let finish: () => void = () => undefined;
  const hang = () => new Promise<void>((resolve) => (finish = resolve));
  kit.player.onLoad = hang;
  /** As the player does for another title, or another source of the same one. */
  const open = async (loadOptions: LoadOptions = {}, { stream } = sampleHlsResult) => {
    if ((await kit.engine.load(stream, loadOptions)) === 'ready') await kit.engine.autoplay();
  };
  return {
    ...kit,
    open,
    finish: async () => {
      await jest.advanceTimersByTimeAsync(0);
      finish();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}
