import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { Segment } from '@marquee/core/contracts';
import type { DiskCache, Logger } from '@marquee/server';
import type { Library, Version } from '../library';
import type { LibraryFile } from '../scan/index-files';
import { readEdlBeside } from './edl-beside';
import { findSkipTimes, headOf, tailOf, type EpisodeFile, type EpisodeSounds } from './find-skip-times';
import { chapterSegments, joinSegments } from './known-segments';
import { createRecorder, InterruptedError } from './record-episode';
import { episodeOf, seasonsOf, type Season } from './seasons';
import type { SkipTimesStore } from './skip-times-store';
import { readSounds, writeSounds } from './sound-cache';

/** How intros and credits are detected: `sound` finds both, `picture` only black credits. */
export type SkipTimesMethod = 'sound' | 'picture' | 'off';

export interface SkipTimesStatus {
  method: SkipTimesMethod;
  /** Number with at least three episodes; parts of long ones count separately. */
  seasons: number;
  /** Number of compared seasons. */
  done: number;
  /** Number of files with a result. */
  found: number;
}

export interface SkipTimesOptions {
  library: Pick<Library, 'ready' | 'files' | 'version'>;
  /** Undefined disables the detection. */
  ffmpeg: string | undefined;
  method: SkipTimesMethod;
  store: SkipTimesStore;
  cache: DiskCache;
  logger: Logger;
  /** Whether something is transcoded now. */
  isBusy: () => boolean;
  pollMs?: number;
}

/** Shorter files are not episodes. */
const minEpisodeSec = 60;
/** Memory for the audio data of an episode. */
const soundBytes = 60_000;

/**
 * Detects intros and credits in the background, one season at a time, and never while a viewer waits for a transcode.
 */
export class SkipTimes {
  readonly #options: SkipTimesOptions;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;
  #files: readonly LibraryFile[] = [];
  #seasons: Season[] = [];
  /** Seasons tried since the start, regardless of the result. */
  readonly #tried = new Set<string>();
  #heard = 0;

  constructor(options: SkipTimesOptions) {
    this.#options = options;
    this.#ended = options.method === 'off' ? Promise.resolve() : this.#work();
  }

  /** All known segments of a file. */
  async segmentsOf({ file, info }: Version): Promise<Segment[]> {
    // An edit list beside one of a film's files is relative to that file, not to the film.
    const edits = file.parts ? [] : await readEdlBeside(file.path, info);
    return joinSegments(edits, chapterSegments(info), this.#options.store.segmentsOf(file.key));
  }

  /** Results of comparing episodes. */
  foundIn(key: string): readonly Segment[] {
    return this.#options.store.segmentsOf(key);
  }

  status(): SkipTimesStatus {
    const { method, store } = this.#options;
    const done = this.#seasons.filter((season) => this.#isDone(season)).length;
    return { method, seasons: this.#seasons.length, done, found: store.found };
  }

  get bytes(): number {
    return this.#options.store.bytes + this.#heard * soundBytes;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
  }

  #isDone({ signature, files }: Season): boolean {
    return this.#tried.has(signature) || files.every(({ key }) => this.#options.store.seasonOf(key) === signature);
  }

  async #work(): Promise<void> {
    const { library, store, logger, isBusy, pollMs = 2_000 } = this.#options;
    const { signal } = this.#stopping;
    await library.ready;
    while (!signal.aborted) {
      this.#update();
      const season = store.isFull || isBusy() ? undefined : this.#seasons.find((each) => !this.#isDone(each));
      if (!season) await delay(pollMs, undefined, { ref: false, signal }).catch(() => undefined);
      else
        await this.#find(season, pollMs).catch((error: unknown) => {
          if (error instanceof InterruptedError) return;
          this.#tried.add(season.signature);
          logger.error({ err: error }, 'library could not look for intros and credits');
        });
      this.#heard = 0;
    }
  }

  /** Runs after a scan. */
  #update(): void {
    const { library, store } = this.#options;
    if (this.#files === library.files) return;
    this.#files = library.files;
    this.#seasons = seasonsOf(library.files);
    store.keepOnly(new Set(library.files.map(({ key }) => key)));
  }

  async #find({ signature, files }: Season, pollMs: number): Promise<void> {
    const { ffmpeg, method, store, isBusy } = this.#options;
    if (ffmpeg === undefined) return;
    const interruption = new AbortController();
    const watch = setInterval(() => isBusy() && interruption.abort(), Math.min(pollMs, 500)).unref();
    const signal = AbortSignal.any([interruption.signal, this.#stopping.signal]);
    const pause = async (): Promise<void> => {
      await nextTurn();
      if (signal.aborted) throw new InterruptedError('The work was told to stop');
    };
    try {
      const recorder = createRecorder(ffmpeg, () => signal);
      const episodes: EpisodeFile[] = [];
      const sounds = new Map<string, EpisodeSounds>();
      for (const file of files) {
        await pause();
        const version = await this.#options.library.version(file.id).catch(() => undefined);
        if (!version || version.info.durationSec < minEpisodeSec) continue;
        const episode = { key: file.key, path: file.path, info: version.info, episode: episodeOf(file) };
        episodes.push(episode);
        if (method === 'sound') sounds.set(file.key, await this.#listen(episode, recorder));
      }
      const found = await findSkipTimes(episodes, sounds, recorder, pause);
      for (const { key } of files) if (!found.has(key)) found.set(key, []);
      this.#tried.add(signature);
      await store.set(signature, found);
    } finally {
      clearInterval(watch);
    }
  }

  async #listen({ key, path, info }: EpisodeFile, recorder: ReturnType<typeof createRecorder>): Promise<EpisodeSounds> {
    const { cache } = this.#options;
    this.#heard += 1;
    const known = await readSounds(cache, key);
    if (known) return known;
    const head = await recorder.sound(path, info, headOf(info));
    const tail = await recorder.sound(path, info, tailOf(info));
    await writeSounds(cache, key, { head, tail });
    return { head, tail };
  }
}
