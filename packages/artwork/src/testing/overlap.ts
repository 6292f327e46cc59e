import type { PlacedText } from '../compose/sheet';
import type { Point } from '../svg/path';
import { itemAt } from '../item-at';

/** Corners in order; for type on an arc, its bounding box. */
function outlineOf({ corners }: PlacedText): readonly Point[] {
  if (corners.length === 4) return corners;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Depth by which two convex outlines overlap; negative is the gap between them. */
function depth(a: readonly Point[], b: readonly Point[]): number {
  const depths = [a, b].flatMap((shape) =>
    shape.map(([x1, y1], index) => {
      const [x2, y2] = itemAt(shape, (index + 1) % shape.length);
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const along = (points: readonly Point[]): number[] =>
        points.map(([x, y]) => (x * (y2 - y1) - y * (x2 - x1)) / length);
      const [one, other] = [along(a), along(b)];
      return Math.min(Math.max(...one), Math.max(...other)) - Math.max(Math.min(...one), Math.min(...other));
    }),
  );
  return Math.min(...depths);
}

/** Largest overlap of two lines of type, in the sheet's units; negative if none overlap. */
export function worstOverlap(texts: readonly PlacedText[]): number {
  const outlines = texts.map(outlineOf);
  const pairs = outlines.flatMap((a, index) => outlines.slice(index + 1).map((b) => depth(a, b)));
  return Math.max(-Infinity, ...pairs);
}
