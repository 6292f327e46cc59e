const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether an address is this machine's own, as a socket names it. */
export const isLoopback = (address: string | undefined): boolean => LOOPBACK.test(address ?? '');
