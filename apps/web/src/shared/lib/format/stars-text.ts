import { formatNumber } from './format-number';

/** Formats a whole rating of 9 as `4½`. */
export function starsText(rating: number): string {
  const whole = Math.floor(rating / 2);
  return `${whole === 0 ? '' : formatNumber(whole)}${rating % 2 === 1 ? '½' : ''}`;
}
