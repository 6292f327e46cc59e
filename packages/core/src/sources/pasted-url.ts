import { isRecord } from '../json';

/** An address that the visitor gave for one film or episode. */
export interface PastedUrl {
  id: string;
  /** Which film or episode, e.g. `movie:603` or `tv:1399/1/2`. */
  titleKey: string;
  /** For the list of addresses: what the title is called and where its page is. */
  title: string;
  href: string;
  address: string;
  /** What it is called among the sources. */
  label: string;
  captions?: { address: string; language: string };
  addedAt: number;
}

const MAX_PASTED_URLS = 500;
export const PASTED_URL_LABEL_LENGTH = 60;
const MAX_ADDRESS = 4096;

export type UrlProblem = 'empty' | 'not-web' | 'credentials' | 'mixed' | 'too-long';

/**
 * What is wrong with an address before anybody asks for it; null when nothing is. A page over https cannot load media over
 * plain http, but from this machine itself.
 */
export function urlProblem(text: string, page: { isSecure: boolean }): UrlProblem | null {
  const written = text.trim();
  if (written === '') return 'empty';
  if (written.length > MAX_ADDRESS) return 'too-long';
  const [, scheme = '', authority = ''] = /^([a-z][a-z\d+.-]*):\/\/([^/?#]+)/i.exec(written) ?? [];
  if (!/^https?$/i.test(scheme) || /\s/.test(written)) return 'not-web';
  if (authority.includes('@')) return 'credentials';
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(authority);
  return page.isSecure && scheme.toLowerCase() === 'http' && !isThisMachine ? 'mixed' : null;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && urlProblem(value, { isSecure: false }) === null;

function parseCaptions(value: unknown): PastedUrl['captions'] {
  if (!isRecord(value) || !isAddress(value.address) || typeof value.language !== 'string') return undefined;
  return { address: value.address, language: value.language.slice(0, 35) };
}

function parseAddress(value: unknown): PastedUrl[] {
  if (!isRecord(value)) return [];
  const { id, titleKey, title, href, address, label, addedAt } = value;
  const isNamed = [id, titleKey, title, label].every((text) => typeof text === 'string' && text.length <= 500);
  // A link of our own: one slash, so that it cannot lead to another site.
  if (!isNamed || typeof href !== 'string' || !/^\/(?!\/)/.test(href) || !isAddress(address)) return [];
  return [
    {
      id: id as string,
      titleKey: titleKey as string,
      title: title as string,
      href,
      address,
      label: (label as string).slice(0, PASTED_URL_LABEL_LENGTH),
      captions: parseCaptions(value.captions),
      addedAt: typeof addedAt === 'number' && Number.isFinite(addedAt) ? addedAt : 0,
    },
  ];
}

/** Stored addresses, without those that cannot be read; null when it is no list. */
export const parsePastedUrls = (value: unknown): PastedUrl[] | null =>
  Array.isArray(value) ? value.flatMap(parseAddress).slice(0, MAX_PASTED_URLS) : null;

/** The list with an address added, or changed where its id is there already. */
export const withPastedUrl = (list: readonly PastedUrl[], entry: PastedUrl): PastedUrl[] =>
  list.some(({ id }) => id === entry.id)
    ? list.map((before) => (before.id === entry.id ? entry : before))
    : [...list, entry].slice(-MAX_PASTED_URLS);
