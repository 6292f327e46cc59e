/** Lone surrogates, which databases reject, and characters that turn the direction of the text after them. */
const UNSAFE = /[\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A stranger's words in a form that can be stored and shown: line breaks stay, other control characters go. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(UNSAFE, '')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ');

/** Web addresses may contain tokens, or name a server that is nobody else’s business. */
export const withoutAddresses = (text: string): string => text.replaceAll(/\b[a-z][a-z\d+.-]{0,20}:\/\/\S*/gi, '…');
