import { inputRestrictions, inputUrl } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';
import { lowestPriority, runProgram } from '../programs';
import { readFingerprint, type Fingerprint } from './fingerprint';
import type { TimeRange } from './season-consensus';

/** The range of a file to analyse, in seconds from its start. */
export interface Span {
  fromSec: number;
  lengthSec: number;
}

export interface Sound {
  fromSec: number;
  fingerprint: Fingerprint;
  /** In seconds from the start of the file. */
  silences: TimeRange[];
}

/** Enough for ten minutes of a disc on a slow network drive. */
const timeoutMs = 300_000;
const maxBytes = 200_000;
const maxRanges = 2000;
/** Text on black is still mostly black. */
const creditsBlackness = 0.85;

const blackFilter = 'scale=320:-2,blackdetect=d=0.06:pix_th=0.10';

interface Look {
  path: string;
  info: MediaInfo;
  span: Span;
}

const seconds = (value: number): string => value.toFixed(3);

export interface Recorder {
  /** Null if ffmpeg produces no fingerprint. Rejects if interrupted. */
  sound(path: string, info: MediaInfo, span: Span): Promise<Sound | null>;
  /** Black frames between `fromSec` and the end of the range. */
  black(path: string, info: MediaInfo, span: Span): Promise<TimeRange[]>;
  /** The same for key frames only, including mostly black ones. */
  roughlyBlack(path: string, info: MediaInfo, span: Span): Promise<TimeRange[]>;
}

/** The run was interrupted; it will be repeated. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Parses the output of the filters silencedetect and blackdetect. */
function rangeReader(from: number, end: number) {
  const ranges: TimeRange[] = [];
  let openSec: number | null = null;
  const add = (startSec: number, endSec: number): void => {
    if (ranges.length < maxRanges) ranges.push({ startSec: from + startSec, endSec: from + endSec });
  };
  return {
    read(line: string): void {
      const [, black, blackEnd] = /black_start:(-?[\d.]+) black_end:(-?[\d.]+)/.exec(line) ?? [];
      if (black !== undefined && blackEnd !== undefined) add(Number(black), Number(blackEnd));
      const [, start] = /silence_start: (-?[\d.]+)/.exec(line) ?? [];
      if (start !== undefined) openSec = Math.max(0, Number(start));
      const [, silenceEnd] = /silence_end: (-?[\d.]+)/.exec(line) ?? [];
      if (silenceEnd === undefined || openSec === null) return;
      add(openSec, Number(silenceEnd));
      openSec = null;
    },
    all(): TimeRange[] {
      if (openSec !== null) add(openSec, end - from);
      openSec = null;
      return ranges;
    },
  };
}

/** Runs ffmpeg at the lowest priority. @param signal interrupts it; called for each run */
export function createRecorder(ffmpeg: string, signal: () => AbortSignal): Recorder {
  async function run(path: string, { fromSec, lengthSec }: Span, before: readonly string[], after: readonly string[]) {
    const reader = rangeReader(fromSec, fromSec + lengthSec);
    const input = ['-ss', seconds(fromSec), '-t', seconds(lengthSec), '-i', inputUrl(path), '-sn', '-dn'];
    const end = await runProgram(
      ffmpeg,
      ['-hide_banner', '-nostats', '-nostdin', '-threads', '1', ...inputRestrictions, ...before, ...input, ...after],
      {
        timeoutMs,
        maxBytes,
        signal: signal(),
        priority: lowestPriority,
        isDone(line) {
          reader.read(line);
          return false;
        },
      },
    );
    if (!end.ok && end.reason === 'aborted') throw new InterruptedError('ffmpeg was told to stop');
    return { output: end.ok ? end.output : null, ranges: reader.all() };
  }

  const look = async ({ path, info, span }: Look, before: string[], filter: string): Promise<TimeRange[]> => {
    const output = ['-map', `0:${info.video.index}`, '-vf', filter, '-an', '-f', 'null', '-'];
    return (await run(path, span, before, output)).ranges;
  };

  return {
    async sound(path, { audio }, span) {
      const track = audio.find(({ isDefault }) => isDefault) ?? audio[0];
      if (!track) return null;
      // Audio that starts after the video is silent until then.
      const filters = 'aresample=async=1:first_pts=0,silencedetect=n=-50dB:d=0.25';
      const { output, ranges } = await run(
        path,
        span,
        [],
        [
          ...['-map', `0:${track.index}`, '-vn', '-af', filters, '-ac', '1', '-ar', '11025'],
          ...['-f', 'chromaprint', '-fp_format', 'raw', 'pipe:1'],
        ],
      );
      return output && { fromSec: span.fromSec, fingerprint: readFingerprint(output), silences: ranges };
    },
    black: (path, info, span) => look({ path, info, span }, [], blackFilter),
    roughlyBlack: (path, info, span) =>
      look({ path, info, span }, ['-skip_frame', 'nokey'], `${blackFilter}:pic_th=${creditsBlackness}`),
  };
}
