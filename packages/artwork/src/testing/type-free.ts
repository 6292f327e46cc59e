import { TYPE_CLASS } from '../compose/place';

/** A picture without its letters, i.e. the background of the type. */
export const withoutType = (svg: string): string =>
  svg.replaceAll(new RegExp(`<path class="${TYPE_CLASS}"[^>]*>`, 'g'), '');
