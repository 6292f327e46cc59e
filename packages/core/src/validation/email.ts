/**
 * Text, @, text, dot, text (ACCOUNT-12), as an address alone (RFC 5322's addr-spec) without quotes: what else a mail
 * header may hold, such as `<ada@example.org>` or `"ada"@example.org`, would be further accounts for one mailbox.
 */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, 'u');

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
