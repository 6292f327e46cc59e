import { SingleFlight, type Logger } from '@marquee/server';
import type { MemoryBounds } from '../../memory-bounds';
import type { FfmpegTools } from '../ffmpeg-tools';
import { LineFullError, type Line } from '../line';
import type { LibraryFile } from '../scan/index-files';
import { unknownCodec } from './codec-names';
import { ffprobe } from './ffprobe';
import { isCutOff } from './is-cut-off';
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
  /** All that can be known of one file, ahead of those that are probed in the background. */
  probe(file: LibraryFile): Promise<ProbeResult>;
  /**
   * Probes files in the background, by their headers where these say enough; they replace those of an earlier call that are
   * still waiting.
   */
  probeAll(files: readonly LibraryFile[]): void;
  /** Resolves once no probe is running. */
  settled(): Promise<void>;
}

/** What claims to be longer is often a film with a subtitle of absurd length: ffprobe looks at the lengths of tracks. */
const plausibleSec = 6 * 3600;

/** Whether the headers say what becomes of a file, so that ffprobe is needed only once somebody wants to see it. */
async function tellsEnough(told: ProbeResult, path: string): Promise<boolean> {
  if (!told.ok || told.info.durationSec > plausibleSec) return false;
  const { video, audio } = told.info;
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
    const result = tools.ffprobe ? await ffprobe(tools.ffprobe, file.path, signal) : await readHeaders(file);
    if (!isClosing()) probes.set(file.key, result);
    return result;
  }

  async function probe(file: LibraryFile): Promise<ProbeResult> {
    const known = probes.get(file.key);
    const isWhole = known && !(tools.ffprobe && known.ok && known.info.isFromHeaders);
    return isWhole ? known : running.run(file.key, () => indexes.run(() => run(file)));
  }

  async function probeInBackground(file: LibraryFile): Promise<void> {
    if (probes.get(file.key)) return;
    if (tools.ffprobe) {
      const told = await running.run(`headers of ${file.key}`, () => indexes.run(() => readHeaders(file)));
      const isEnough = await tellsEnough(told, file.path);
      // Somebody may have wanted to see it meanwhile.
      if (isEnough && !isClosing() && !probes.get(file.key)) probes.set(file.key, told);
      if (isEnough) return;
    }
    await probe(file);
  }

  /** Takes one file at a time, so that a viewer's file waits for no more than those that are running. */
  async function work(): Promise<void> {
    workers += 1;
    for (let next = waiting.next(); !next.done && !isClosing() && !probes.isFull; next = waiting.next()) {
      await probeInBackground(next.value).catch((error: unknown) => {
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
