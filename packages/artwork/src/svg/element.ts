import { num } from './path';

type Value = string | number | undefined;

/** Attributes in the given order; undefined ones are omitted, numbers have at most three decimals. */
export const attributes = (values: Readonly<Record<string, Value>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value, 3) : value}"`)
    .join('');

export const element = (name: string, values: Readonly<Record<string, Value>>, children?: string): string =>
  children === undefined ? `<${name}${attributes(values)}/>` : `<${name}${attributes(values)}>${children}</${name}>`;

export const fill = (d: string, color: string, more: Readonly<Record<string, Value>> = {}): string =>
  d === '' ? '' : element('path', { d, fill: color, ...more });

export const stroke = (d: string, color: string, width: number, more: Readonly<Record<string, Value>> = {}): string =>
  d === '' ? '' : element('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  more: Readonly<Record<string, Value>> = {},
): string => element('rect', { x: num(x), y: num(y), width: num(width), height: num(height), fill: color, ...more });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  color: string,
  more: Readonly<Record<string, Value>> = {},
): string => element('circle', { cx: num(cx), cy: num(cy), r: num(r), fill: color, ...more });

export const group = (values: Readonly<Record<string, Value>>, ...children: readonly string[]): string => {
  const inner = children.join('');
  return inner === '' ? '' : element('g', values, inner);
};

/** Text content: escapes markup, and drops characters that XML forbids. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\p{Surrogate}\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
