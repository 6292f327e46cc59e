export type ConnectionClass = 'slow' | 'fast';

/** The part of the Network Information API in use; absent in Firefox and Safari. */
export interface NetworkInformation {
  effectiveType?: string;
  /** `cellular` may cost by the megabyte. Chrome on Android and ChromeOS only. */
  type?: string;
  saveData?: boolean;
  addEventListener?(type: 'change', listener: () => void): void;
  removeEventListener?(type: 'change', listener: () => void): void;
}

const connectionOf = (browser: (Navigator & { connection?: NetworkInformation }) | undefined) => browser?.connection;

/** The browser's connection, if it supports the API. */
export const browserConnection = (): NetworkInformation | undefined => connectionOf(globalThis.navigator);

const slowTypes = new Set(['slow-2g', '2g', '3g']);

/** 2g and 3g are slow (PLAYER-24), as is a visitor who wants to save data; unknown connections are fast. */
export const connectionClass = (connection: NetworkInformation | undefined): ConnectionClass =>
  connection?.saveData === true || slowTypes.has(connection?.effectiveType ?? '') ? 'slow' : 'fast';
