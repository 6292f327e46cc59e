import { cameraAt } from './camera.mjs';
import { drawLanterns } from './lanterns.mjs';
import { lanternDefs } from './lantern.mjs';
import { drawFrame, drawHeadland, drawMountains, drawShore, landDefs } from './land.mjs';
import { paletteAt } from './palette.mjs';
import { drawBoat, drawKeeper } from './people.mjs';
import { drawSea } from './sea.mjs';
import { drawSky } from './sky.mjs';
import { drawTitles } from './titles.mjs';

/**
 * Cut paper is animated on twos, twelve drawings a second; its light changes every fourth frame, the camera moves on
 * every one.
 */
const held = (t, rate) => Math.floor(t * rate + 1e-6) / rate;

/** Second `t` of the film as an SVG of `height` pixels; the picture is composed in 1920 by 1080 units. */
export function frameAt(t, height) {
  const camera = cameraAt(t);
  const palette = paletteAt(held(t, 6));
  const twos = held(t, 12);
  const layers = [
    drawSky(twos, palette, camera),
    drawMountains(palette, camera),
    drawLanterns(t, camera, 0, 0.23),
    drawSea(twos, palette, camera),
    drawBoat(twos, palette, camera),
    drawHeadland(twos, palette, camera),
    drawLanterns(t, camera, 0.23, 0.6),
    drawShore(twos, palette, camera),
    drawKeeper(twos, palette, camera),
    drawLanterns(t, camera, 0.6, 1),
    drawFrame(twos, palette, camera),
    drawTitles(t, palette),
  ];
  const width = Math.round((height * 16) / 9 / 2) * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1920 1080"><defs>${landDefs}${lanternDefs}</defs>${layers.join('')}</svg>`;
}
