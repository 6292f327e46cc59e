/** Numbers and texts of the 4K token (TOKEN-05, TOKEN-06). Length is counted as the browser counts it. */
export const FOUR_K_TOKEN_MIN_LENGTH = 50;
const FOUR_K_TOKEN_MARKER = 'ey';
/** Far above any real token; keeps a request from making a server work on a megabyte. */
export const FOUR_K_TOKEN_MAX_LENGTH = 4096;

/** What the form submits and a provider tests: at least 50 characters with `ey` somewhere in them. */
export const isFourKToken = (text: string): boolean =>
  text.length >= FOUR_K_TOKEN_MIN_LENGTH &&
  text.length <= FOUR_K_TOKEN_MAX_LENGTH &&
  text.includes(FOUR_K_TOKEN_MARKER);

/** What an account keeps: more than 50 characters that begin with `ey`. A token between the two works and does not sync. */
export const isSyncableFourKToken = (text: string): boolean =>
  isFourKToken(text) && text.length > FOUR_K_TOKEN_MIN_LENGTH && text.startsWith(FOUR_K_TOKEN_MARKER);

/** Said of a token that is too short or lacks `ey` (TOKEN-05). */
export const FOUR_K_TOKEN_INVALID_TEXT = 'Invalid token, please check and try again.';
