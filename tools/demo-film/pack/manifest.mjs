import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chapters, durationSec } from '../story/script.mjs';
import { files, languages, rungs } from './ladder.mjs';

const manifestName = 'film.json';

/** Every media file below `media`, sorted, with its size and digest. */
function listMedia(media) {
  return readdirSync(media, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== manifestName)
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => {
      const bytes = readFileSync(path);
      const digest = createHash('sha256').update(bytes).digest('hex');
      return { path: relative(media, path).replaceAll('\\', '/'), bytes: bytes.length, digest };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** film.json: everything that the server needs; `version` changes with any byte of the media. */
export function writeManifest(media) {
  const listed = listMedia(media);
  const version = createHash('sha256')
    .update(listed.map(({ path, digest }) => `${path} ${digest}\n`).join(''))
    .digest('hex')
    .slice(0, 12);
  const manifest = {
    title: 'The Lantern',
    version,
    durationSec,
    master: 'master.m3u8',
    rungs: rungs.map(({ height }) => ({ height, folder: `video/${height}` })),
    qualities: files.map(({ height }) => ({ name: String(height), path: `files/${height}.mp4` })),
    subtitles: languages.map(({ tag, name }) => ({ language: tag, label: name, path: `text/${tag}.vtt` })),
    described: { language: 'en', label: 'English (described)', path: 'text/en.described.srt' },
    thumbnails: 'thumbnails/thumbnails.vtt',
    segments: chapters,
    files: Object.fromEntries(listed.map(({ path, bytes, digest }) => [path, { bytes, sha256: digest }])),
  };
  writeFileSync(join(media, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
  return { version, totalBytes: listed.reduce((sum, { bytes }) => sum + bytes, 0), count: listed.length };
}
