/**
 * Creates the demo film and all its files: `node make-film.mjs [--keep-master]`. Needs ffmpeg and espeak-ng in PATH.
 * Rendering takes about ten minutes on two cores, encoding as long again; `--keep-master` re-encodes the master of an
 * earlier run. Temporary files are in `.data/film` of the repository.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/tooling/workspace';
import { renderMaster } from './draw/render.mjs';
import { encodeAudio, encodeFile, encodeRung, encodeThumbnails, shrinkMaster } from './pack/encode.mjs';
import { files, languages, rungs } from './pack/ladder.mjs';
import { writeManifest } from './pack/manifest.mjs';
import { writePlaylists } from './pack/playlists.mjs';
import { writeDescribedSrt, writeThumbnailTrack, writeVtt } from './pack/text.mjs';
import { mixLanguage } from './sound/mix.mjs';
import { writeScore } from './sound/score.mjs';
import { writeNarration } from './sound/voice.mjs';

const limitBytes = 12_000_000;
const work = join(root, '.data/film');
const media = join(root, 'apps/stream-provider/media');
const inWork = (name) => join(work, name);
const inMedia = (name) => join(media, name);
const say = (text) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

mkdirSync(work, { recursive: true });
const master = inWork('master.mp4');
if (!(process.argv.includes('--keep-master') && existsSync(master))) {
  await renderMaster({
    out: master,
    height: 2160,
    onFrame: (done, total) => done % 240 === 0 && say(`drew ${done} of ${total} frames`),
  });
}

rmSync(media, { recursive: true, force: true });
for (const folder of ['text', 'thumbnails', 'files']) mkdirSync(inMedia(folder), { recursive: true });

writeScore(inWork('score.wav'));
for (const { tag, code } of languages) {
  const spoken = writeNarration(inWork(`voice-${tag}.wav`), tag);
  mixLanguage({ score: inWork('score.wav'), voice: inWork(`voice-${tag}.wav`), out: inWork(`audio-${tag}.wav`) });
  encodeAudio(inWork(`audio-${tag}.wav`), inMedia(`audio/${tag}`), code);
  writeVtt(inMedia(`text/${tag}.vtt`), spoken);
  if (tag === 'en') writeDescribedSrt(inMedia('text/en.described.srt'), spoken);
}
say('sound and subtitles are ready');

const small = inWork('master-1080.mp4');
shrinkMaster(master, small);
const masterOf = ({ height }) => (height > 1080 ? master : small);

encodeThumbnails(small, inMedia('thumbnails/sheet.jpg'));
writeThumbnailTrack(inMedia('thumbnails/thumbnails.vtt'), 'sheet.jpg');
for (const rung of rungs) {
  encodeRung(masterOf(rung), inMedia(`video/${rung.height}`), rung);
  say(`encoded the ${rung.height}p rung`);
}
for (const file of files) {
  encodeFile(masterOf(file), inWork('audio-en.wav'), inMedia(`files/${file.height}.mp4`), file);
  say(`encoded the ${file.height}p file`);
}
writePlaylists(media);
const { version, totalBytes, count } = writeManifest(media);
say(`film ${version}: ${count} files, ${(totalBytes / 1e6).toFixed(2)} MB`);
if (totalBytes > limitBytes) {
  console.error(`The set may be ${limitBytes} bytes at most; raise the crf of a rung in pack/ladder.mjs.`);
  process.exit(1);
}
