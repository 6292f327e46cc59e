/** Renders single frames for inspection: `node preview.mjs OUT_FOLDER HEIGHT SECOND...` */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { frameAt } from './draw/frame.mjs';

const [out, height, ...seconds] = process.argv.slice(2);
if (!out || !height || seconds.length === 0) {
  console.error('Say where to, how high and which seconds: node preview.mjs OUT_FOLDER HEIGHT SECOND...');
  process.exit(1);
}
mkdirSync(out, { recursive: true });
for (const second of seconds) {
  const svg = Buffer.from(frameAt(Number(second), Number(height)));
  await sharp(svg, { unlimited: true })
    .png()
    .toFile(join(out, `frame-${second}.png`));
}
