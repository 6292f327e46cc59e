import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const catalogue = readFileSync(new URL('../../locales/de/messages.po', import.meta.url), 'utf8');

/** English texts of messages that fill nothing in; encodings are called after languages, which the browser names. */
const messages = [...catalogue.matchAll(/^(msgctxt .*\n)?msgid "([^"{}<>]*[a-z][^"{}<>]*)"$/gm)]
  .filter(([, context]) => !context?.includes('encoding'))
  .map(([, , text = '']) => text);

/**
 * Texts on a page in the pseudo-language that have no accents: those of a message, and whole sentences. Titles have a
 * direction of their own, and episodes in a list a number.
 */
export const untranslatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((english) => {
    const known = new Set(english);
    const isPlain = (text: string) => /[a-z]/i.test(text) && !/[\u0080-\u024F~]/.test(text);
    const isMissing = (text: string) => isPlain(text) && (known.has(text) || /(?:\b[a-z]+\b\W*){4}/i.test(text));
    const isData = (element: Element | null) =>
      element?.closest(
        'script, style, noscript, code, kbd, [dir="auto"], video, [translate="no"], :not(html)[lang]',
      ) !== null || /^\d+\. /.test(element.textContent);
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (isMissing(text) && !isData(texts.currentNode.parentElement)) found.add(text);
    }
    for (const name of ['aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        if (isMissing(text) && !isData(element)) found.add(`${name}: ${text}`);
      }
    return [...found];
  }, messages);
