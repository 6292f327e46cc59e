import type { Stream } from '@marquee/core/contracts';
import { createCueStore } from '../captions/cue-store';
import { createEmitter } from '../engine/emitter';
import type { EngineEvents, LoadOptions, LoadOutcome, PlayerEngine } from '../engine/player-engine';
import { initialEngineState, perStreamState, type AutoplayState, type EngineState } from '../engine/state';
import { createStateStore } from '../engine/state-store';
import type { Thumbnail } from '../thumbnails/thumbnail';

export interface FakeEngine extends PlayerEngine {
  /** Imitates a change of the media. */
  setState(patch: Partial<EngineState>): void;
  emit<Name extends keyof EngineEvents>(name: Name, payload: EngineEvents[Name]): void;
  /** Every command in order, as `name argument`. */
  readonly calls: readonly string[];
  /** All loaded streams. */
  readonly loaded: readonly { stream: Stream; options: LoadOptions }[];
}

export interface FakeEngineOptions {
  durationSec?: number;
  /** The browser's response to autoplay. */
  autoplay?: AutoplayState;
  loadOutcome?: () => LoadOutcome | Promise<LoadOutcome>;
  /** State after a successful load. */
  onLoaded?: Partial<EngineState>;
  thumbnail?: Thumbnail;
}

/** An engine without media: commands change its state immediately, time changes only by `setState`. */
export function createFakeEngine(options: FakeEngineOptions = {}): FakeEngine {
  const { durationSec = 100, autoplay = 'allowed', loadOutcome = () => 'ready', onLoaded, thumbnail } = options;
  const store = createStateStore<EngineState>(initialEngineState);
  const emitter = createEmitter<EngineEvents>();
  const calls: string[] = [];
  const loaded: { stream: Stream; options: LoadOptions }[] = [];
  let loads = 0;
  /** As in the real engine: whether the stream plays once it is ready, or again after a failure. */
  let plays = true;
  const log = (name: string, argument?: string | number | boolean | null): void => {
    calls.push(argument === undefined ? name : `${name} ${String(argument)}`);
  };

  const engine: FakeEngine = {
    calls,
    loaded,
    streamCues: createCueStore(),
    setState: store.update,
    emit: emitter.emit,
    getState: store.get,
    subscribe: store.subscribe,
    on: emitter.on,
    async attach() {
      log('attach');
    },
    async prepare(stream) {
      log('prepare', stream.type);
    },
    async load(stream, loadOptions = {}) {
      log('load', stream.type);
      loaded.push({ stream, options: loadOptions });
      plays = loadOptions.plays ?? true;
      const id = (loads += 1);
      const startAtSec = loadOptions.startAtSec ?? 0;
      store.update({ ...perStreamState, status: 'loading', buffering: true, positionSec: startAtSec });
      const outcome = await loadOutcome();
      if (id !== loads) return 'interrupted';
      if (outcome === 'ready') {
        store.update({ status: 'ready', buffering: false, firstFrame: true, durationSec, ...onLoaded });
      }
      return outcome;
    },
    async reload() {
      log('reload');
      const last = loaded.at(-1);
      if (!last || store.get().status === 'idle') return 'interrupted';
      const { status, paused, positionSec } = store.get();
      const place = { startAtSec: positionSec, plays: status === 'ready' ? !paused : plays };
      const outcome = await engine.load(last.stream, { ...last.options, ...place });
      if (outcome === 'ready' && plays) await engine.play();
      return outcome;
    },
    unload() {
      log('unload');
      loads += 1;
      plays = true;
      store.update({ ...perStreamState, status: 'idle', paused: true, buffering: false, positionSec: 0 });
    },
    play() {
      log('play');
      plays = true;
      if (store.get().status === 'idle') return Promise.resolve();
      store.update({ paused: false, ended: false });
      return Promise.resolve();
    },
    autoplay() {
      log('autoplay');
      if (!plays || store.get().status === 'idle') return Promise.resolve(store.get().autoplay);
      store.update({ autoplay, paused: autoplay === 'blocked', muted: autoplay === 'muted' || store.get().muted });
      return Promise.resolve(autoplay);
    },
    pause() {
      log('pause');
      plays = false;
      store.update({ paused: true });
    },
    seek(positionSec) {
      log('seek', positionSec);
      store.update({ positionSec: Math.max(0, Math.min(store.get().durationSec, positionSec)), ended: false });
    },
    setVolume(volume) {
      log('setVolume', volume);
      store.update({ volume });
    },
    setMuted(muted) {
      log('setMuted', muted);
      store.update({ muted, autoplay: muted ? store.get().autoplay : 'allowed' });
    },
    setRate(rate) {
      log('setRate', rate);
      store.update({ rate });
    },
    setQualityCap: (cap) => log('setQualityCap', cap),
    selectQuality(quality) {
      log('selectQuality', quality);
      const offered = quality === 'Auto' || store.get().qualities.includes(quality);
      if (offered) store.update({ quality });
      return Promise.resolve(offered);
    },
    selectAudio(id) {
      log('selectAudio', id);
      store.update({ audioId: id });
      return true;
    },
    selectText(id) {
      log('selectText', id);
      store.update({ textId: id });
      return true;
    },
    getStats: () => ({
      width: 1920,
      height: 1080,
      bitrate: 5_000_000,
      bandwidth: 24_000_000,
      decodedFrames: 900,
      droppedFrames: 3,
      codecs: 'avc1.640028,mp4a.40.2',
      bufferAheadSec: 42.5,
    }),
    getThumbnail: () => Promise.resolve(thumbnail ?? null),
    destroy() {
      log('destroy');
      store.update({ status: 'destroyed' });
      emitter.clear();
      store.clear();
      return Promise.resolve();
    },
  };
  return engine;
}
