/** accounts-player.md section 5: at least 50 characters and contains `ey`. Length is counted as the browser counts it. */
const minLength = 50;
const marker = 'ey';
/** Far above any real token; keeps a request from making the server work on a megabyte. */
const maxLength = 4096;

export const isToken = (text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && text.includes(marker);
