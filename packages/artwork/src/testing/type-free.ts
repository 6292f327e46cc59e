import { TYPE_CLASS } from '../compose/place';

/** A picture without its letters: what the type stands on. */
export const withoutType = (svg: string): string =>
  svg.replaceAll(new RegExp(`<path class="${TYPE_CLASS}"[^>]*>`, 'g'), '');
