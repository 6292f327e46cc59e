import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { durationSec, frameRate } from '../story/script.mjs';
import { audioBitRate, languages, rungs, thumbnails } from './ladder.mjs';

const audioCodec = 'mp4a.40.2';

/** `avc1.PPCCLL` from the decoder configuration in the rendition's init segment. */
function videoCodec(initPath) {
  const bytes = readFileSync(initPath);
  const at = bytes.indexOf('avcC');
  if (at === -1) throw new Error(`No H.264 configuration in ${initPath}`);
  return `avc1.${bytes.subarray(at + 5, at + 8).toString('hex')}`;
}

const attributes = (pairs) => pairs.map(([name, value]) => `${name}=${value}`).join(',');
const quoted = (text) => `"${text}"`;

/** URLs in playlists are relative to the playlist; the server makes them absolute. */
export function writePlaylists(media) {
  const audio = languages.map(({ tag, name }, index) =>
    attributes([
      ['#EXT-X-MEDIA:TYPE', 'AUDIO'],
      ['GROUP-ID', quoted('sound')],
      ['NAME', quoted(name)],
      ['LANGUAGE', quoted(tag)],
      ['DEFAULT', index === 0 ? 'YES' : 'NO'],
      ['AUTOSELECT', 'YES'],
      ['CHANNELS', quoted('2')],
      ['URI', quoted(`audio/${tag}/playlist.m3u8`)],
    ]),
  );
  const subtitles = languages.map(({ tag, name }) =>
    attributes([
      ['#EXT-X-MEDIA:TYPE', 'SUBTITLES'],
      ['GROUP-ID', quoted('text')],
      ['NAME', quoted(name)],
      ['LANGUAGE', quoted(tag)],
      ['DEFAULT', 'NO'],
      ['AUTOSELECT', 'YES'],
      ['FORCED', 'NO'],
      ['URI', quoted(`text/${tag}.m3u8`)],
    ]),
  );
  const variants = rungs.flatMap(({ height, bandwidth }) => [
    attributes([
      ['#EXT-X-STREAM-INF:BANDWIDTH', bandwidth + audioBitRate],
      ['AVERAGE-BANDWIDTH', Math.round(bandwidth * 0.7) + audioBitRate],
      ['CODECS', quoted(`${videoCodec(join(media, `video/${height}/init.mp4`))},${audioCodec}`)],
      ['RESOLUTION', `${Math.round((height * 16) / 9 / 2) * 2}x${height}`],
      ['FRAME-RATE', frameRate.toFixed(3)],
      ['VIDEO-RANGE', 'SDR'],
      ['AUDIO', quoted('sound')],
      ['SUBTITLES', quoted('text')],
      ['CLOSED-CAPTIONS', 'NONE'],
    ]),
    `video/${height}/playlist.m3u8`,
  ]);
  const { width, height, everySec, columns, rows } = thumbnails;
  const image = attributes([
    ['#EXT-X-IMAGE-STREAM-INF:BANDWIDTH', 16000],
    ['CODECS', quoted('jpeg')],
    ['RESOLUTION', `${width}x${height}`],
    ['URI', quoted('thumbnails/playlist.m3u8')],
  ]);
  const master = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...audio,
    ...subtitles,
    ...variants,
    image,
  ];
  writeFileSync(join(media, 'master.m3u8'), `${master.join('\n')}\n`);

  const vod = (lines, target) =>
    `${['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${target}`, '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', ...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
  for (const { tag } of languages) {
    writeFileSync(
      join(media, `text/${tag}.m3u8`),
      vod([`#EXTINF:${durationSec.toFixed(3)},`, `${tag}.vtt`], durationSec),
    );
  }
  const sheetSec = columns * rows * everySec;
  const tiles = `#EXT-X-TILES:RESOLUTION=${width}x${height},LAYOUT=${columns}x${rows},DURATION=${everySec.toFixed(3)}`;
  writeFileSync(
    join(media, 'thumbnails/playlist.m3u8'),
    vod(['#EXT-X-IMAGES-ONLY', `#EXTINF:${sheetSec.toFixed(3)},`, tiles, 'sheet.jpg'], sheetSec),
  );
}
