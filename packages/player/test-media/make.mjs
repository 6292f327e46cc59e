/**
 * Makes the small streams that browser tests play: one of each kind that the engine has to survive. Needs ffmpeg; what it
 * wrote is committed, so that tests need none. `node packages/player/test-media/make.mjs`
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const SECONDS = 8;
const rungs = [
  { name: 'low', width: 160, height: 90, bandwidth: 120_000 },
  { name: 'high', width: 320, height: 180, bandwidth: 300_000 },
];

function ffmpeg(folder, args) {
  const { status, stderr } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${stderr}`);
}
function folder(...names) {
  const path = join(here, ...names);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}
const write = (path, lines) => writeFileSync(path, `${lines.join('\n')}\n`);

const picture = ({ width, height }) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${width}x${height}:rate=12:duration=${SECONDS}`,
];
/** Languages are told apart by their pitch. */
const tone = (hertz) => ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:sample_rate=22050:duration=${SECONDS}`];
const h264 = [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-preset',
  'veryslow',
  '-crf',
  '38',
  '-bf',
  '0',
  '-g',
  '24',
  '-sc_threshold',
  '0',
];
const aac = ['-c:a', 'aac', '-b:a', '24k', '-ac', '1'];
const vod = ['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'];
const cmaf = [
  ...vod,
  '-hls_segment_type',
  'fmp4',
  '-hls_fmp4_init_filename',
  'init.mp4',
  '-hls_segment_filename',
  's%d.m4s',
];

const variant = ({ width, height, bandwidth }, codecs, more = '') =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}",CLOSED-CAPTIONS=NONE${more}`;
const VIDEO_CODEC = 'avc1.4d4015';
const CODECS = `${VIDEO_CODEC},mp4a.40.2`;

function ts(name, more = () => []) {
  const base = folder(name);
  for (const rung of rungs) {
    const path = folder(name, rung.name);
    ffmpeg(path, [
      ...picture(rung),
      ...tone(440),
      ...h264,
      ...aac,
      ...vod,
      ...more(path),
      '-hls_segment_filename',
      's%d.ts',
      'index.m3u8',
    ]);
  }
  write(join(base, 'master.m3u8'), [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    ...rungs.flatMap((rung) => [variant(rung, CODECS), `${rung.name}/index.m3u8`]),
  ]);
}

ts('hls-ts');
ts('hls-aes', (path) => {
  writeFileSync(join(path, 'key.bin'), Buffer.from('marquee-test-key'));
  write(join(path, 'key.info'), ['key.bin', 'key.bin', '000102030405060708090a0b0c0d0e0f']);
  return ['-hls_key_info_file', 'key.info'];
});
// Kept under another name, or tools would read the pieces as TypeScript; playlists and whoever serves them say `.ts`.
for (const name of ['hls-ts', 'hls-aes']) {
  for (const rung of rungs) {
    const path = join(here, name, rung.name);
    const pieces = readdirSync(path).filter((file) => file.endsWith('.ts'));
    for (const file of pieces) renameSync(join(path, file), join(path, file.replace(/ts$/, 'mpegts')));
  }
}
for (const rung of rungs) rmSync(join(here, 'hls-aes', rung.name, 'key.info'));

const base = folder('hls-cmaf');
for (const rung of rungs) ffmpeg(folder('hls-cmaf', rung.name), [...picture(rung), ...h264, ...cmaf, 'index.m3u8']);
for (const [language, hertz] of [
  ['en', 440],
  ['es', 660],
]) {
  ffmpeg(folder('hls-cmaf', language), [...tone(hertz), ...aac, ...cmaf, 'index.m3u8']);
}
write(join(base, 'master.m3u8'), [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="en/index.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Español",LANGUAGE="es",DEFAULT=NO,AUTOSELECT=YES,URI="es/index.m3u8"',
  ...rungs.flatMap((rung) => [variant(rung, CODECS, ',AUDIO="a"'), `${rung.name}/index.m3u8`]),
]);

const [low, high] = rungs;
ffmpeg(folder('dash'), [
  ...[...picture(low), ...picture(high), ...tone(440)],
  ...['-map', '0:v', '-map', '1:v', '-map', '2:a', ...h264, ...aac],
  ...['-f', 'dash', '-seg_duration', '2', '-use_template', '1', '-use_timeline', '0'],
  ...['-adaptation_sets', 'id=0,streams=v id=1,streams=a', '-init_seg_name', 'init-$RepresentationID$.mp4'],
  ...['-media_seg_name', 's-$RepresentationID$-$Number$.m4s', 'manifest.mpd'],
]);

const files = folder('file');
for (const rung of rungs) {
  ffmpeg(files, [...picture(rung), ...tone(440), ...h264, ...aac, '-movflags', '+faststart', `${rung.height}.mp4`]);
}
