/** Works on plain HTTP too, as on a home network; `crypto.randomUUID` needs a secure context. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
