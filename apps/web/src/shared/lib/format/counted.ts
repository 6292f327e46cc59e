import { formatInteger } from './format-integer';

/** `1 title`, `1,204 titles`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;
