import { SingleFlight, type Logger } from '@marquee/server';
import type { MemoryBounds } from '../../memory-bounds';
import type { FfmpegTools } from '../ffmpeg-tools';
import type { BoundedQueue } from '../bounded-queue';
import type { LibraryFile } from '../scan/index-files';
import { unknownCodec } from './codec-names';
import { ffprobe } from './ffprobe';
import { isCutOff, isTooSmall } from './is-cut-off';
import type { ProbeResult } from './media-info';
import { probeHeaders } from './probe-headers';
import type { ProbeStore } from './probe-store';

export interface ProbeQueueOptions {
  tools: FfmpegTools;
  probes: ProbeStore;
  bounds: Pick<MemoryBounds, 'indexBytes'>;
  /** Limits how many files' indexes are read concurrently. */
  indexes: BoundedQueue;
  logger: Logger;
  /** Aborted when the library closes. */
  signal: AbortSignal;
}

export interface ProbeQueue {
  /** Probes one file completely, before those in the background. */
  probe(file: LibraryFile): Promise<ProbeResult>;
  /**
   * Probes files in the background, by their headers if these are sufficient; replaces the waiting files of an earlier
   * call.
   */
  probeAll(files: readonly LibraryFile[]): void;
  /** Resolves when no probe is running. */
  settled(): Promise<void>;
}

/** Longer durations often result from a subtitle with an absurd one: ffprobe compares the durations of tracks. */
const plausibleSec = 6 * 3600;

/** Whether the headers determine how a file is handled, so that ffprobe is needed only when it is played. */
async function headersSuffice(parsed: ProbeResult, path: string): Promise<boolean> {
  if (!parsed.ok) return parsed.reason === 'protected';
  const { video, audio, durationSec } = parsed.info;
  if (durationSec > plausibleSec || (await isTooSmall(path, durationSec))) return false;
  return [video, ...audio].every(({ codec }) => codec !== unknownCodec) && !(await isCutOff(path));
}

export function createProbeQueue(options: ProbeQueueOptions): ProbeQueue {
  const { tools, probes, bounds, indexes, logger, signal } = options;
  const running = new SingleFlight<ProbeResult>();
  let waiting: Iterator<LibraryFile> = [].values();
  let workers = 0;

  const isClosing = (): boolean => signal.aborted;
  const readHeaders = ({ path }: LibraryFile): Promise<ProbeResult> => probeHeaders(path, bounds.indexBytes);

  async function run(file: LibraryFile): Promise<ProbeResult> {
    if (isClosing()) return { ok: false, reason: 'timeout' };
    // ffprobe does not say that a file is protected.
    const parsed = await readHeaders(file);
    const isProtected = !parsed.ok && parsed.reason === 'protected';
    const result = tools.ffprobe && !isProtected ? await ffprobe(tools.ffprobe, file.path, signal) : parsed;
    if (!isClosing()) probes.set(file.key, result);
    return result;
  }

  async function probe(file: LibraryFile, whom: 'viewer' | 'scan' = 'viewer'): Promise<ProbeResult> {
    const known = probes.get(file.key);
    const isWhole = known && !(tools.ffprobe && known.ok && known.info.isFromHeaders);
    return isWhole ? known : running.run(file.key, () => indexes.run(() => run(file), { for: whom }));
  }

  async function probeInBackground(file: LibraryFile): Promise<void> {
    if (probes.get(file.key)) return;
    if (tools.ffprobe) {
      const parsed = await running.run(`headers of ${file.key}`, () =>
        indexes.run(() => readHeaders(file), { for: 'scan' }),
      );
      const isEnough = await headersSuffice(parsed, file.path);
      // It may have been requested for playback since.
      if (isEnough && !isClosing() && !probes.get(file.key)) probes.set(file.key, parsed);
      if (isEnough) return;
    }
    await probe(file, 'scan');
  }

  /** One file at a time, so that a viewer's file waits only for the running ones. */
  async function work(): Promise<void> {
    workers += 1;
    for (let next = waiting.next(); !next.done && !isClosing() && !probes.isFull; next = waiting.next()) {
      await probeInBackground(next.value).catch((error: unknown) => {
        logger.error({ err: error }, 'library could not probe a file');
      });
    }
    workers -= 1;
  }

  return {
    probe: (file) => probe(file),
    probeAll(files) {
      waiting = files.values();
      for (let idle = indexes.concurrency - workers; idle > 0; idle -= 1) void work();
    },
    settled: () => running.settled(),
  };
}
