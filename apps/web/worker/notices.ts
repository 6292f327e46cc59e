import { directionOf, isRecord, parseJson, sitePath } from '@marquee/core';
import { pageKey } from './addresses';

/** What a push message asks to show (core's `NoticeMessage`). */
export interface ShownNotice {
  title: string;
  options: { body: string; tag: string; lang: string; dir: 'ltr' | 'rtl'; icon: string; data: { path: string } };
}

const ICON = '/icon-192.png';

/** Reads a message. Browsers demand that something is shown for each: of one that cannot be read, the site's name. */
export function readNotice(text: string, siteName: string): ShownNotice {
  const message = parseJson(text);
  const read = (name: string): string => (isRecord(message) && typeof message[name] === 'string' ? message[name] : '');
  const lang = read('language');
  return {
    title: read('title') || siteName,
    options: {
      ...{ body: read('body'), tag: read('tag'), lang, dir: directionOf(lang), icon: ICON },
      data: { path: sitePath(read('path')) ?? '/' },
    },
  };
}

interface Windows<Client extends { url: string }> {
  open: readonly Client[];
  origin: string;
}

/** What a press opens: the address, and a window that shows it already. */
export function pressedNotice<Client extends { url: string }>(data: unknown, { open, origin }: Windows<Client>) {
  const path = isRecord(data) && typeof data.path === 'string' ? (sitePath(data.path) ?? '/') : '/';
  const address = new URL(path, origin).href;
  return { address, shown: open.find(({ url }) => pageKey(url) === pageKey(address)) };
}
