import { SingleFlight, type Logger } from '@marquee/server';
import type { MemoryBounds } from '../../memory-bounds';
import type { FfmpegTools } from '../ffmpeg-tools';
import { LineFullError, type Line } from '../line';
import type { LibraryFile } from '../scan/index-files';
import { ffprobe } from './ffprobe';
import type { ProbeResult } from './media-info';
import { probeHeaders } from './probe-headers';
import type { ProbeStore } from './probe-store';

export interface ProbeQueueOptions {
  tools: FfmpegTools;
  probes: ProbeStore;
  bounds: Pick<MemoryBounds, 'indexBytes'>;
  /** Where files' indexes are read, a few at once. */
  indexes: Line;
  logger: Logger;
  /** Aborted when the library closes. */
  signal: AbortSignal;
}

export interface ProbeQueue {
  /** The result for one file, ahead of those that are probed in the background. */
  probe(file: LibraryFile): Promise<ProbeResult>;
  /** Probes files in the background; they replace those of an earlier call that are still waiting. */
  probeAll(files: readonly LibraryFile[]): void;
  /** Resolves once no probe is running. */
  settled(): Promise<void>;
}

export function createProbeQueue(options: ProbeQueueOptions): ProbeQueue {
  const { tools, probes, bounds, indexes, logger, signal } = options;
  const running = new SingleFlight<ProbeResult>();
  let waiting: Iterator<LibraryFile> = [].values();
  let workers = 0;

  const isClosing = (): boolean => signal.aborted;

  async function run(file: LibraryFile): Promise<ProbeResult> {
    if (isClosing()) return { ok: false, reason: 'timeout' };
    const result = tools.ffprobe
      ? await ffprobe(tools.ffprobe, file.path, signal)
      : await probeHeaders(file.path, bounds.indexBytes);
    if (!isClosing()) probes.set(file.key, result);
    return result;
  }

  async function probe(file: LibraryFile): Promise<ProbeResult> {
    return probes.get(file.key) ?? running.run(file.key, () => indexes.run(() => run(file)));
  }

  /** Takes one file at a time, so that a viewer's file waits for no more than those that are running. */
  async function work(): Promise<void> {
    workers += 1;
    for (let next = waiting.next(); !next.done && !isClosing() && !probes.isFull; next = waiting.next()) {
      await probe(next.value).catch((error: unknown) => {
        // Viewers come first; the next scan asks for this file again.
        if (!(error instanceof LineFullError)) logger.error({ err: error }, 'library could not probe a file');
      });
    }
    workers -= 1;
  }

  return {
    probe,
    probeAll(files) {
      waiting = files.values();
      for (let idle = indexes.atOnce - workers; idle > 0; idle -= 1) void work();
    },
    settled: () => running.settled(),
  };
}
