import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { durationSec, frameRate } from '../story/script.mjs';
import { frameAt } from './frame.mjs';

const inFlight = 2;

const rawFrame = (index, height) =>
  sharp(Buffer.from(frameAt(index / frameRate, height)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer();

/** Renders every frame at `height` and pipes it into ffmpeg, which writes a nearly lossless master to `out`. */
export async function renderMaster({ out, height, onFrame = () => {} }) {
  const width = (height * 16) / 9;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(frameRate), '-i', '-'];
  const toVideo = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p'];
  const keep = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '7',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...toVideo, ...keep, out], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  const total = Math.round(durationSec * frameRate);
  const pending = [];
  for (let index = 0; index < total; index += 1) {
    while (pending.length < inFlight && index + pending.length < total)
      pending.push(rawFrame(index + pending.length, height));
    const frame = await pending.shift();
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
    onFrame(index + 1, total);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while keeping the master`);
}
