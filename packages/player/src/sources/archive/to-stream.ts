import { languageTag } from '../language-tag';
import { ARCHIVE_URL, qualityLabel, type QualityLabel } from '@marquee/core';
import type { Caption, FileQualityName, Stream } from '@marquee/core/contracts';
import { toList, type ArchiveFile } from './wire';

const MAX_CAPTIONS = 50;
const qualityNames: Partial<Record<QualityLabel, FileQualityName>> = {
  '360p': '360',
  '480p': '480',
  '720p': '720',
  '1080p': '1080',
  '4K': '4k',
};

const extensionOf = (name: string): string => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const isVideo = ({ name, format }: ArchiveFile): boolean =>
  (extensionOf(name) === 'mp4' && /h\.?264|mpeg4|^mp4$/i.test(format ?? '')) || extensionOf(name) === 'webm';

const isOpen = (file: ArchiveFile): boolean => !toList(file.private).includes('true');

const addressOf = (identifier: string, name: string): string =>
  `${ARCHIVE_URL}/download/${encodeURIComponent(identifier)}/${name.split('/').map(encodeURIComponent).join('/')}`;

/** The original that a file was derived from; the file itself if it is one. */
const originalOf = (file: ArchiveFile): string =>
  file.source === 'derivative' ? (toList(file.original)[0] ?? file.name) : file.name;

const withoutExtension = (name: string): string => name.replace(/\.[a-z\d]+$/i, '').replace(/\.(ia|hd)$/i, '');

/**
 * The files of one film; null for an item with several (parts, extras, a compilation), because it is unclear which is
 * meant.
 */
function filesOfOneFilm(files: readonly ArchiveFile[]): ArchiveFile[] | null {
  const videos = files.filter((file) => isOpen(file) && isVideo(file));
  const films = new Set(videos.map((file) => withoutExtension(originalOf(file))));
  return films.size === 1 ? videos : null;
}

function languageOf(name: string, fallback: string | undefined): string {
  const written =
    /[._-](?!asr|sdh|cc\b)([a-z]{2,3})(?:[._-](?:asr|sdh|cc))?\.(?:srt|vtt)$/i.exec(name)?.[1] ?? fallback;
  return languageTag(written);
}

function captionsOf(identifier: string, files: readonly ArchiveFile[], language: string | undefined): Caption[] {
  const texts = files.filter((file) => isOpen(file) && /^(srt|vtt)$/.test(extensionOf(file.name)));
  return texts.slice(0, MAX_CAPTIONS).map(({ name }) => ({
    id: name.slice(0, 200),
    language: languageOf(name, language),
    url: addressOf(identifier, name),
    type: extensionOf(name) === 'srt' ? 'srt' : 'vtt',
  }));
}

/** The item's videos by quality, MP4 before WebM; null when there is nothing that browsers play. */
export function toStream(
  identifier: string,
  files: readonly ArchiveFile[],
  language: string | undefined,
): Stream | null {
  const videos = filesOfOneFilm(files);
  if (!videos) return null;
  const qualities: Extract<Stream, { type: 'file' }>['qualities'] = {};
  const byType = [...videos].sort(
    (a, b) => Number(extensionOf(a.name) === 'webm') - Number(extensionOf(b.name) === 'webm'),
  );
  for (const file of byType) {
    const height = Number(toList(file.height)[0]);
    // Old derivatives state no height; they are small.
    const label = Number.isFinite(height) && height > 0 ? qualityLabel({ width: 0, height }) : '360p';
    const name = qualityNames[label] ?? 'original';
    qualities[name] ??= { type: extensionOf(file.name), url: addressOf(identifier, file.name) };
  }
  return { type: 'file', qualities, captions: captionsOf(identifier, files, language) };
}
