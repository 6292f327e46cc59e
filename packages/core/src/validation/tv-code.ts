/** Letters that nobody takes for one another, and that spell no word (RFC 8628, 6.1). */
export const TV_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const TV_CODE_LENGTH = 6;

const FORM = new RegExp(`^[${TV_CODE_LETTERS}]{${TV_CODE_LENGTH}}$`);

/** A code as it is stored, from what was typed: in any case, with gaps or hyphens. Null if it can be none. */
export function readTvCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return FORM.test(code) ? code : null;
}

/** `BCD FGH`, as people read it out. */
export const formatTvCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
