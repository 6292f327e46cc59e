import { isRecord } from '../json';

/** A URL that the visitor entered for one film or episode. */
export interface PastedUrl {
  id: string;
  /** The film or episode, e.g. `movie:603` or `tv:1399/1/2`. */
  titleKey: string;
  /** The title's name and the path of its page, for the list of URLs. */
  title: string;
  href: string;
  address: string;
  /** Its name in the list of sources. */
  label: string;
  captions?: { address: string; language: string } | undefined;
  addedAt: number;
}

const MAX_PASTED_URLS = 500;
export const PASTED_URL_LABEL_LENGTH = 60;
const MAX_ADDRESS = 4096;

export type UrlProblem = 'empty' | 'not-web' | 'credentials' | 'mixed' | 'too-long';

/**
 * Validates a URL before it is requested; null if it is valid. A page on HTTPS cannot load media over plain HTTP,
 * except from this machine.
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

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 500;

function parseCaptions(value: unknown): PastedUrl['captions'] {
  if (!isRecord(value) || !isAddress(value.address) || typeof value.language !== 'string') return undefined;
  return { address: value.address, language: value.language.slice(0, 35) };
}

function parseAddress(value: unknown): PastedUrl[] {
  if (!isRecord(value)) return [];
  const { id, titleKey, title, href, address, label, addedAt } = value;
  if (!isName(id) || !isName(titleKey) || !isName(title) || !isName(label)) return [];
  // A path on this site: it must start with exactly one slash, or it could lead to another host.
  if (typeof href !== 'string' || !/^\/(?!\/)/.test(href) || !isAddress(address)) return [];
  return [
    {
      id,
      titleKey,
      title,
      href,
      address,
      label: label.slice(0, PASTED_URL_LABEL_LENGTH),
      captions: parseCaptions(value.captions),
      addedAt: typeof addedAt === 'number' && Number.isFinite(addedAt) ? addedAt : 0,
    },
  ];
}

/** Parses stored URLs and drops invalid ones; null if it is not a list. */
export const parsePastedUrls = (value: unknown): PastedUrl[] | null =>
  Array.isArray(value) ? value.flatMap(parseAddress).slice(0, MAX_PASTED_URLS) : null;

/** Adds a URL to the list, or replaces the one with the same id. */
export const withPastedUrl = (list: readonly PastedUrl[], entry: PastedUrl): PastedUrl[] =>
  list.some(({ id }) => id === entry.id)
    ? list.map((before) => (before.id === entry.id ? entry : before))
    : [...list, entry].slice(-MAX_PASTED_URLS);
