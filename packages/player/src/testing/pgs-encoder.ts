/** Creates image subtitles in the Blu-ray format for tests: rectangles in one colour. */

interface PgsRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Y, Cr, Cb and opacity. */
  color: readonly [number, number, number, number];
}

export interface PgsLine {
  startSec: number;
  endSec: number;
  rectangles: readonly PgsRectangle[];
}

const short = (value: number): number[] => [(value >> 8) & 255, value & 255];
const long = (value: number): number[] => [...short(value >>> 16), ...short(value & 0xffff)];

/** One segment without its time, as in Matroska. */
export const pgsSegment = (kind: number, body: readonly number[]): number[] => [kind, ...short(body.length), ...body];

/** A line of one colour as a run, with its end mark. */
function runs({ width, height }: PgsRectangle, color: number): number[] {
  const run = width < 64 ? [0, 0x80 | width, color] : [0, 0xc0 | (width >> 8), width & 255, color];
  return Array.from({ length: height }, () => [...run, 0, 0]).flat();
}

function objectSegment(rectangle: PgsRectangle, id: number): number[] {
  const data = runs(rectangle, id + 1);
  const length = data.length + 4;
  const size = [(length >> 16) & 255, ...short(length & 0xffff)];
  return pgsSegment(0x15, [
    ...short(id),
    0,
    0xc0,
    ...size,
    ...short(rectangle.width),
    ...short(rectangle.height),
    ...data,
  ]);
}

const frame = { width: 1920, height: 1080 };

function composition(rectangles: readonly PgsRectangle[]): number[] {
  const placed = rectangles.flatMap(({ x, y }, id) => [...short(id), id, 0, ...short(x), ...short(y)]);
  const head = [...short(frame.width), ...short(frame.height), 0x10, 0, 1, rectangles.length > 0 ? 0x80 : 0, 0, 0];
  return pgsSegment(0x16, [...head, rectangles.length, ...placed]);
}

function windows(rectangles: readonly PgsRectangle[]): number[] {
  const each = rectangles.flatMap(({ x, y, width, height }, id) => [
    id,
    ...short(x),
    ...short(y),
    ...short(width),
    ...short(height),
  ]);
  return pgsSegment(0x17, [rectangles.length, ...each]);
}

/** Segments of one image, or of an empty one, which clears the previous image. */
export function pgsDisplaySet(rectangles: readonly PgsRectangle[]): number[][] {
  const palette = rectangles.flatMap(({ color }, id) => [id + 1, ...color]);
  return [
    composition(rectangles),
    windows(rectangles),
    ...(rectangles.length > 0 ? [pgsSegment(0x14, [0, 0, ...palette])] : []),
    ...rectangles.map(objectSegment),
    pgsSegment(0x80, []),
  ];
}

/** A .sup file. */
export function encodeSup(lines: readonly PgsLine[]): Uint8Array {
  const bytes = lines.flatMap(({ startSec, endSec, rectangles }) =>
    [
      { sec: startSec, set: pgsDisplaySet(rectangles) },
      { sec: endSec, set: pgsDisplaySet([]) },
    ].flatMap(({ sec, set }) =>
      set.flatMap((part) => [0x50, 0x47, ...long(Math.round(sec * 90_000)), 0, 0, 0, 0, ...part]),
    ),
  );
  return Uint8Array.from(bytes);
}
