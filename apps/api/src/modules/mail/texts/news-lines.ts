import type { NewsItem } from './mail-texts';

/** Lists what is new, the same in all languages. */
export const newsLines = (items: readonly NewsItem[]): string =>
  items.map(({ name, text, link }) => `${name}\n${text}\n${link}`).join('\n\n');
