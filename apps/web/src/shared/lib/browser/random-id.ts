/** Unlike `crypto.randomUUID`, which browsers have on secure pages only, also there for a site on the home network. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
