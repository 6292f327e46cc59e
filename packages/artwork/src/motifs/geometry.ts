import { circlePath, p, polygon, type Point } from '../svg/path';

/** A ring: the inner circle runs the other way, so that it stays open. */
export const ringPath = (cx: number, cy: number, outer: number, inner: number): string =>
  circlePath(cx, cy, outer) +
  p`M${cx - inner} ${cy}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0z`;

/** The border of a polygon about (100, 100), `share` of the way to its middle. */
export const framePath = (points: readonly Point[], share: number): string =>
  polygon(points) +
  polygon([...points].reverse().map(([x, y]): Point => [100 + (x - 100) * (1 - share), 100 + (y - 100) * (1 - share)]));

/** A path of whole shapes and their mirror images about the middle of the field. */
export const mirrored = (...shapes: readonly (readonly Point[])[]): string =>
  shapes.map((points) => polygon(points) + polygon(points.map(([x, y]): Point => [200 - x, y]).reverse())).join('');
