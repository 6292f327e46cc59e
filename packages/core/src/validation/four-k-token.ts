/** Limits and messages of the 4K token (TOKEN-05, TOKEN-06). Lengths are in UTF-16 code units. */
export const FOUR_K_TOKEN_MIN_LENGTH = 50;
const FOUR_K_TOKEN_MARKER = 'ey';
/** Far above any real token; prevents very large requests. */
export const FOUR_K_TOKEN_MAX_LENGTH = 4096;

/** Whether the form submits it and a provider tests it: at least 50 characters that contain `ey`. */
export const isFourKToken = (text: string): boolean =>
  text.length >= FOUR_K_TOKEN_MIN_LENGTH &&
  text.length <= FOUR_K_TOKEN_MAX_LENGTH &&
  text.includes(FOUR_K_TOKEN_MARKER);

/**
 * Whether an account stores it: more than 50 characters that start with `ey`. Other valid tokens work but do not sync.
 */
export const isSyncableFourKToken = (text: string): boolean =>
  isFourKToken(text) && text.length > FOUR_K_TOKEN_MIN_LENGTH && text.startsWith(FOUR_K_TOKEN_MARKER);

/** Message for an invalid token (TOKEN-05). */
export const FOUR_K_TOKEN_INVALID_TEXT = 'Invalid token, please check and try again.';
