import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { contrast, toRgb, type Rgb } from './color/contrast';
import { NIGHT_CONTRAST } from './color/night';
import type { PlacedText, Sheet } from './compose/sheet';
import { composePosterIn } from './pictures/poster';
import { renderSubject } from './render';
import type { Point } from './svg/path';
import { styles, type StyleName } from './styles/index';
import { sampleSubjects } from './testing/sample-subjects';
import { withoutType } from './testing/type-free';
import { itemAt } from './item-at';

/** Sheet units per pixel of the check. */
const COARSE = 4;

async function pixelsOf(svg: string, width: number, height: number): Promise<(point: Point) => Rgb> {
  const size = { width: Math.round(width / COARSE), height: Math.round(height / COARSE) };
  const { data } = await sharp(Buffer.from(svg)).resize(size).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return ([x, y]) => {
    const column = Math.max(0, Math.min(size.width - 1, Math.round(x / COARSE)));
    const row = Math.max(0, Math.min(size.height - 1, Math.round(y / COARSE)));
    const at = (row * size.width + column) * 3;
    return [itemAt(data, at), itemAt(data, at + 1), itemAt(data, at + 2)];
  };
}

/** Points all over a text's box; on an arc, along its baseline. */
function pointsOf({ corners }: PlacedText): Point[] {
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  if (corners.length !== 4)
    return corners.slice(1).map((corner, index) => between(itemAt(corners, index), corner, 0.5));
  const [topLeft, topRight, bottomRight, bottomLeft] = corners as [Point, Point, Point, Point];
  return Array.from({ length: 60 }, (_, i) => {
    const along = ((i % 20) + 0.5) / 20;
    return between(
      between(topLeft, topRight, along),
      between(bottomLeft, bottomRight, along),
      0.2 + 0.3 * Math.floor(i / 20),
    );
  });
}

async function worstContrast(sheet: Sheet): Promise<{ declared: number; seen: number }> {
  const pixel = await pixelsOf(withoutType(sheet.toSvg('')), sheet.width, sheet.height);
  const declared = Math.min(...sheet.texts.map(({ ink, ground }) => contrast(ink, ground)));
  const seen = sheet.texts.map((text) => {
    const contrasts = pointsOf(text).map((point) => contrast(pixel(point), toRgb(text.ink)));
    // A rule or a petal may touch a corner of the box; the background is the most frequent colour.
    return itemAt(
      contrasts.sort((a, b) => a - b),
      Math.floor(contrasts.length * 0.08),
    );
  });
  return { declared, seen: Math.min(...seen) };
}

describe.each(Object.keys(styles) as StyleName[])('type on a poster by %s', (name) => {
  it('stands out from what is really under it', async () => {
    for (const index of [0, 4, 13]) {
      const { declared, seen } = await worstContrast(composePosterIn(name, itemAt(sampleSubjects, index)));
      expect(declared).toBeGreaterThanOrEqual(4.5);
      expect(seen).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('a backdrop', () => {
  const calm: Point[] = [0.05, 0.15, 0.25].flatMap((x) =>
    [0.55, 0.7, 0.85, 0.95].map((y): Point => [1920 * x, 1080 * y]),
  );

  it('is calm and dark enough on its left for white text, and under a light veil for dark text', async () => {
    for (const subject of sampleSubjects) {
      const pixel = await pixelsOf(renderSubject({ ...subject, kind: 'backdrop' }), 1920, 1080);
      const contrasts = calm.map((point) => contrast(pixel(point), [255, 255, 255]));
      expect(Math.min(...contrasts)).toBeGreaterThan(7);
      const veiled = calm.map((point) => pixel(point).map((part) => part * 0.2 + 255 * 0.8) as unknown as Rgb);
      expect(Math.min(...veiled.map((color) => contrast(color, [17, 17, 17])))).toBeGreaterThan(7);
    }
    expect(NIGHT_CONTRAST).toBeGreaterThan(7);
  });
});

describe('a wordmark', () => {
  it('is light, on nothing', async () => {
    const svg = renderSubject({ ...itemAt(sampleSubjects, 13), kind: 'logo' });
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphas = Array.from({ length: info.width * info.height }, (_, i) => itemAt(data, i * 4 + 3));
    expect(alphas.filter((alpha) => alpha === 0).length).toBeGreaterThan(alphas.length * 0.2);
    expect(alphas.filter((alpha) => alpha === 255).length).toBeGreaterThan(alphas.length * 0.05);
  });
});
