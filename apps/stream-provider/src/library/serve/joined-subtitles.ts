import type { CacheEntry, DiskCache } from '@marquee/server';
import { counterpartOf, offsetsOf } from '../probe/join-infos';
import type { ExternalSubtitle } from '../scan/index-files';
import type { Version } from '../version';
import type { SubtitleSource } from './captions';

/** A subtitle of one of the files of a film; undefined where the file has none that fits. */
interface SubtitlePart {
  version: Version;
  source: SubtitleSource | undefined;
  offsetSec: number;
}

const isLike = (one: ExternalSubtitle, other: ExternalSubtitle): boolean =>
  (['language', 'isForced', 'isForHearingImpaired', 'isCommentary'] as const).every(
    (fact) => one.named[fact] === other.named[fact],
  );

/** The subtitles that go on, file by file, what the first file of a film has. */
function subtitleParts(parts: readonly Version[], source: SubtitleSource): SubtitlePart[] {
  const offsets = offsetsOf(parts.map(({ info }) => info));
  const [first] = parts;
  return parts.map((version, index) => {
    const offsetSec = offsets[index] ?? 0;
    if (version === first) return { version, source, offsetSec };
    if (source.kind === 'file') {
      const file = version.file.subtitles.find((other) => other.format !== 'sup' && isLike(source.file, other));
      return { version, source: file && { ...source, file }, offsetSec };
    }
    const track = counterpartOf(source.track, first?.info.subtitles ?? [], version.info.subtitles);
    return { version, source: track && { kind: 'track', track }, offsetSec };
  });
}

const two = (value: number, digits = 2): string => String(value).padStart(digits, '0');

function clock(totalMs: number): string {
  const [sec, ms] = [Math.floor(totalMs / 1000), totalMs % 1000];
  return `${two(Math.floor(sec / 3600))}:${two(Math.floor(sec / 60) % 60)}:${two(sec % 60)}.${two(ms, 3)}`;
}

const cueTime = /(?:\d{2,4}:)?\d{2}:\d{2}\.\d{3}/g;

const millisOf = (time: string): number =>
  Math.round(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);

/** The cues of a WebVTT text without its header, so much later. */
function laterCues(vtt: string, offsetSec: number): string {
  const body = vtt.replace(/^WEBVTT[^\n]*\n(?:[^\n]+\n)*/, '').trim();
  return body.replace(/^.*-->.*$/gm, (line) =>
    line.replace(cueTime, (time) => clock(millisOf(time) + Math.round(offsetSec * 1000))),
  );
}

export interface SubtitleReader {
  cache: DiskCache;
  /** The subtitle of one file as WebVTT. */
  read: (version: Version, source: SubtitleSource) => Promise<CacheEntry>;
}

/** A subtitle of a film in several files, as WebVTT. */
export async function joinedSubtitle(
  { file, parts = [] }: Version,
  source: SubtitleSource,
  { cache, read }: SubtitleReader,
): Promise<CacheEntry> {
  const id = source.kind === 'file' ? source.file.stamp : `t${source.track.index}`;
  const name = `subtitles/${file.key}/${id}.vtt`;
  const stored = cache.get(name);
  if (stored) return stored;
  const texts: { vtt: string; offsetSec: number }[] = [];
  for (const part of subtitleParts(parts, source)) {
    if (!part.source) continue;
    const made = await read(part.version, part.source);
    const bytes = 'bytes' in made ? made.bytes : await cache.read(made.name);
    texts.push({ vtt: bytes?.toString('utf8') ?? '', offsetSec: part.offsetSec });
  }
  return cache.put(name, Buffer.from(joinVtt(texts)));
}

/** WebVTT texts of the files of a film as one, each with its own times moved to those of the film. */
function joinVtt(texts: readonly { vtt: string; offsetSec: number }[]): string {
  const bodies = texts.map(({ vtt, offsetSec }) => laterCues(vtt, offsetSec)).filter((body) => body !== '');
  return `WEBVTT\n\n${bodies.map((body) => `${body}\n`).join('\n')}`;
}
