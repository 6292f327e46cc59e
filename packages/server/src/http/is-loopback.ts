const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether an address, as reported by a socket, is a loopback address. */
export const isLoopback = (address: string | undefined): boolean => LOOPBACK.test(address ?? '');
