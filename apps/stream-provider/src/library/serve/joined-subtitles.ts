import type { CacheEntry, DiskCache } from '@marquee/server';
import { QueueFullError } from '../bounded-queue';
import { joinAss, type TextPart } from '../subtitles/join-ass';
import type { Version } from '../version';
import { ExtraFailedError } from './subtitle-text';
import { subtitleParts, type SubtitleSource, type TextForm } from './subtitle-source';

const two = (value: number, digits = 2): string => String(value).padStart(digits, '0');

function clock(totalMs: number): string {
  const [sec, ms] = [Math.floor(totalMs / 1000), totalMs % 1000];
  return `${two(Math.floor(sec / 3600))}:${two(Math.floor(sec / 60) % 60)}:${two(sec % 60)}.${two(ms, 3)}`;
}

const cueTime = /(?:\d{2,4}:)?\d{2}:\d{2}\.\d{3}/g;

const millisOf = (time: string): number =>
  Math.round(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);

/** The cues of a WebVTT text without its header, delayed by the offset. */
function laterCues(vtt: string, offsetSec: number): string {
  const body = vtt.replace(/^WEBVTT[^\n]*\n(?:[^\n]+\n)*/, '').trim();
  return body.replace(/^.*-->.*$/gm, (line) =>
    line.replace(cueTime, (time) => clock(millisOf(time) + Math.round(offsetSec * 1000))),
  );
}

export interface SubtitleReader {
  cache: DiskCache;
  form: TextForm;
  /** Reads the subtitle of one file. */
  read: (version: Version, source: SubtitleSource) => Promise<CacheEntry>;
}

/** A text subtitle of a film in several files. */
export async function joinedSubtitle(
  whole: Version,
  source: SubtitleSource,
  { cache, form, read }: SubtitleReader,
): Promise<CacheEntry> {
  const id = source.kind === 'file' ? source.file.stamp : `t${source.track.index}`;
  const name = `subtitles/${whole.file.key}/${id}.${form}`;
  const stored = await cache.get(name);
  if (stored) return stored;
  const texts: TextPart[] = [];
  for (const { version, source: own, offsetSec } of subtitleParts(whole, source)) {
    if (!own) continue;
    const made = await read(version, own);
    const bytes = 'bytes' in made ? made.bytes : await cache.read(made.name);
    // A joined subtitle with a hole would be kept as a good one.
    if (!bytes) throw new QueueFullError('A subtitle was evicted before it was joined');
    texts.push({ text: bytes.toString('utf8'), offsetSec, durationSec: version.info.durationSec });
  }
  const joined = form === 'vtt' ? joinVtt(texts) : joinAss(texts);
  if (joined === undefined) throw new ExtraFailedError('The files have subtitles of different kinds');
  return cache.put(name, Buffer.from(joined));
}

/** Joins the WebVTT texts of a film's files, with times shifted to those of the film. */
function joinVtt(texts: readonly TextPart[]): string {
  const bodies = texts.map(({ text, offsetSec }) => laterCues(text, offsetSec)).filter((body) => body !== '');
  return `WEBVTT\n\n${bodies.map((body) => `${body}\n`).join('\n')}`;
}
