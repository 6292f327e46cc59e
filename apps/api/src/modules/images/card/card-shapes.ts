import { SHARE_PICTURE } from '@marquee/core';

const { width, height } = SHARE_PICTURE;

/** The dark theme (apps/web/src/shared/ui/styles/tokens.css). */
export const colors = { canvas: '#0d0b0a', ink: '#f6eee2', soft: '#cfc3b4', accent: '#ff6a33', star: '#f0bd5e' };

/** The site's icon without its ground (apps/web/public/icon.svg). */
const MARK = 'M6 24V9.5h4.1l5.9 8.2 5.9-8.2H26V24h-4.2v-8L16 23.6 10.2 16v8z';

const svg = (content: string, size: { width: number; height: number } = SHARE_PICTURE): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`);

const stops = (...list: readonly (readonly [offset: number, opacity: number])[]): string =>
  list
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${colors.canvas}" stop-opacity="${opacity}"/>`)
    .join('');

/** Darkens the backdrop where the text is, and below. */
export function scrim(direction: 'ltr' | 'rtl'): Buffer {
  const [from, to] = direction === 'rtl' ? [1, 0] : [0, 1];
  return svg(`<defs>
    <linearGradient id="side" x1="${from}" x2="${to}">${stops([0, 0.96], [0.4, 0.86], [0.75, 0.42], [1, 0.12])}</linearGradient>
    <linearGradient id="foot" y1="1" y2="0" x2="0">${stops([0, 0.92], [0.35, 0.45], [0.7, 0])}</linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#side)"/>
  <rect width="${width}" height="${height}" fill="url(#foot)"/>`);
}

/** Where a card has no picture: light from the side, and the sign of the site. */
export const emptyGround = (direction: 'ltr' | 'rtl'): Buffer =>
  svg(`<defs><radialGradient id="light" cx="${direction === 'rtl' ? 0.1 : 0.9}" cy="0.2" r="0.9">
    <stop offset="0" stop-color="#6b2a12"/><stop offset="1" stop-color="${colors.canvas}"/>
  </radialGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#light)"/>
  <path transform="translate(${direction === 'rtl' ? 20 : 660} 60) scale(26) translate(-6 -7)" d="${MARK}" fill="${colors.accent}" fill-opacity="0.35"/>`);

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const RADIUS = 14;

/** A poster's shadow. */
export const shadow = ({ left, top, width: wide, height: high }: Box): Buffer =>
  svg(`<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="18"/></filter></defs>
  <rect x="${left}" y="${top + 14}" width="${wide}" height="${high}" rx="${RADIUS}" fill="#000" fill-opacity="0.6" filter="url(#soft)"/>`);

/** What of a poster is seen. */
export const rounded = ({ width: wide, height: high }: Pick<Box, 'width' | 'height'>): Buffer =>
  svg(`<rect width="${wide}" height="${high}" rx="${RADIUS}"/>`, { width: wide, height: high });

export const mark = (size: number): Buffer =>
  svg(`<path transform="scale(${size / 20}) translate(-6 -6.75)" d="${MARK}" fill="${colors.accent}"/>`, {
    width: size,
    height: size,
  });

export const star = (size: number): Buffer =>
  svg(
    `<path transform="scale(${size / 24})" d="M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z" fill="${colors.star}"/>`,
    { width: size, height: size },
  );
