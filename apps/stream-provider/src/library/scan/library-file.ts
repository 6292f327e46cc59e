import { createHash, createHmac } from 'node:crypto';
import type { FileMatch } from '@marquee/core/contracts';
import type { ParsedPath } from '../names';
import type { ImageFormat } from '../subtitles/image-subtitles';
import type { NamedSubtitle } from '../subtitles/subtitle-name';
import type { SubtitleFormat } from '../subtitles/to-vtt';
import type { WalkedFile } from './walk';

export interface ExternalSubtitle {
  path: string;
  format: SubtitleFormat | ImageFormat;
  /** Changes with the file. */
  stamp: string;
  named: NamedSubtitle;
}

export interface LibraryFile extends WalkedFile {
  /** Opaque id in URLs; changes with the file. */
  id: string;
  /** The same without the secret: identifies the file's entries in the caches on disk. */
  key: string;
  parsed: Exclude<ParsedPath, { kind: 'ignored' }>;
  /** Assigned by the operator, regardless of the name. */
  match: FileMatch | undefined;
  subtitles: ExternalSubtitle[];
  /** For a film in several files: all of them, including the first. */
  parts?: readonly LibraryFile[];
}

/** Increment it when the generated segments, thumbnails or subtitles change, so that no old ones are served. */
const cacheFormat = 4;

const hashes = (facts: string, secret: string): Pick<LibraryFile, 'id' | 'key'> => ({
  id: createHmac('sha256', secret).update(`library\0${facts}`).digest('base64url').slice(0, 22),
  key: createHash('sha256').update(`${cacheFormat}\0${facts}`).digest('hex').slice(0, 24),
});

/** Identifiers of a file in URLs and caches. */
export const fileNamesOf = ({ root, relative, size, mtimeMs }: WalkedFile, secret: string) =>
  hashes([root, relative, size, mtimeMs].join('\0'), secret);

/** Joins a film's files; the files beside the first one determine its subtitles. */
export function joinFiles(parts: readonly [LibraryFile, ...LibraryFile[]], secret: string): LibraryFile {
  const [first] = parts;
  return { ...first, ...hashes(`parts\0${parts.map(({ key }) => key).join('\0')}`, secret), parts };
}

/** The files on disk, including each part of a film in several files. */
export const mediaOf = (files: readonly LibraryFile[]): LibraryFile[] => files.flatMap((file) => file.parts ?? [file]);
