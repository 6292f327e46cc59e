import type { LoadShaka, ShakaBuild } from '../engine/shaka/load-shaka';

export interface FakeVariant {
  width: number;
  height: number;
  bandwidth: number;
  active: boolean;
  hdr: string | null;
}

export interface FakeAudio {
  language: string;
  label: string | null;
  active: boolean;
  roles: string[];
  channelsCount: number | null;
}

/** Result of a load: resolves by default, or throws one of Shaka's errors. */
export type FakeLoad = (uri: string, startSec: number | null) => Promise<void>;

export class FakePreload {
  destroyed = false;
  constructor(
    readonly uri: string,
    readonly startSec: number | null,
    readonly waitForFinish: () => Promise<void>,
  ) {}
  getPrefetchedVariantTrack = () => ({ bandwidth: 5_000_000 });
  destroy(): Promise<void> {
    this.destroyed = true;
    return Promise.resolve();
  }
}

/** The part of Shaka's player that the engine uses; records all calls. */
export class FakeShakaPlayer extends EventTarget {
  readonly loads: { uri: string; startSec: number | null; mimeType: string | undefined; preloaded: boolean }[] = [];
  readonly configured: unknown[][] = [];
  /** Heights of the tracks whose segments replaced the buffer. */
  readonly replacedBy: number[] = [];
  retries = 0;
  destroyed = 0;
  onLoad: FakeLoad = () => Promise.resolve();
  /** What the next preload waits for. */
  onPreload: () => Promise<void> = () => Promise.resolve();
  /** What a load waits for before it begins: leaving what was loaded. */
  onUnload: () => Promise<void> = () => Promise.resolve();
  video: FakeVariant[] = [];
  audio: FakeAudio[] = [];
  text: { id: number; language: string; label: string | null; active: boolean; forced: boolean; kind: string }[] = [];
  images: { id: number }[] = [];
  /** Duration according to a playlist. */
  durationSec = 0;
  /** Start times that replaced the one passed to a load. */
  readonly startTimes: number[] = [];

  readonly preloads: FakePreload[] = [];
  #element: HTMLVideoElement | undefined;
  #rate = 1;

  getStats = () => ({ streamBandwidth: Number.NaN, estimatedBandwidth: 3_000_000 });
  getNetworkingEngine = () => null;
  attach(element: HTMLVideoElement): Promise<void> {
    this.#element = element;
    element.addEventListener('ratechange', () => {
      this.#rate = element.playbackRate;
    });
    return Promise.resolve();
  }
  trickPlay(rate: number): void {
    this.#rate = rate;
    this.changeBuffering();
  }
  /** Like Shaka, sets the rate that it knows of whenever buffering begins or ends. */
  changeBuffering(): void {
    if (this.#element) this.#element.playbackRate = this.#rate;
  }
  preload(uri: string, startSec: number | null): Promise<FakePreload> {
    const preload = new FakePreload(uri, startSec, this.onPreload);
    this.preloads.push(preload);
    return Promise.resolve(preload);
  }
  configure(...args: unknown[]): boolean {
    this.configured.push(args);
    return true;
  }
  async load(from: string | FakePreload, startSec: number | null, mimeType?: string): Promise<void> {
    const uri = typeof from === 'string' ? from : from.uri;
    this.loads.push({ uri, startSec, mimeType, preloaded: typeof from !== 'string' });
    await this.onUnload();
    this.dispatchEvent(new Event('loading'));
    this.dispatchEvent(new Event('canupdatestarttime'));
    await this.onLoad(uri, startSec);
  }
  seekRange = () => ({ start: 0, end: this.durationSec });
  isLive = (): boolean => false;
  updateStartTime(startSec: number): void {
    this.startTimes.push(startSec);
  }
  getVideoTracks = (): FakeVariant[] => this.video;
  getVariantTracks = (): FakeVariant[] => this.video;
  getAudioTracks = (): FakeAudio[] => this.audio;
  getTextTracks = () => this.text;
  getImageTracks = () => this.images;
  /** Like Shaka, ignores an active track, even with older segments in the buffer. */
  selectVideoTrack(track: FakeVariant, clearBuffer = false): void {
    if (!track.active) this.selectVariantTrack(track, clearBuffer);
  }
  selectVariantTrack(track: FakeVariant, clearBuffer = false): void {
    if (clearBuffer) this.replacedBy.push(track.height);
    this.video = this.video.map((other) => ({ ...other, active: other.height === track.height }));
  }
  selectAudioTrack(track: FakeAudio): void {
    this.audio = this.audio.map((other) => ({ ...other, active: other.language === track.language }));
  }
  selectTextTrack(track: { id: number } | null): void {
    this.text = this.text.map((other) => ({ ...other, active: other.id === track?.id }));
  }
  retryStreaming(): boolean {
    this.retries += 1;
    return true;
  }
  destroy(): Promise<void> {
    this.destroyed += 1;
    return Promise.resolve();
  }
  /** Raises an error like Shaka: a plain object, not an Error. */
  raise(code: number, category: number, severity = 2, data: unknown[] = []): void {
    this.dispatchEvent(new CustomEvent('error', { detail: { code, category, severity, data } }));
  }
}

/** A loader for a namespace with only the parts that the engine uses, and the created players. */
export function createFakeShaka(supported = true): {
  loadShaka: LoadShaka;
  players: FakeShakaPlayer[];
  builds: ShakaBuild[];
} {
  const players: FakeShakaPlayer[] = [];
  const builds: ShakaBuild[] = [];
  class Player extends FakeShakaPlayer {
    static isBrowserSupported = (): boolean => supported;
    constructor() {
      super();
      players.push(this);
    }
  }
  const loadShaka = (build: ShakaBuild): Promise<unknown> => {
    builds.push(build);
    return Promise.resolve({ Player });
  };
  return { loadShaka: loadShaka as LoadShaka, players, builds };
}
