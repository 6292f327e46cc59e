export type ConnectionClass = 'slow' | 'fast';

/** As much of the Network Information API as is read; absent in Firefox and Safari. */
export interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
  addEventListener?(type: 'change', listener: () => void): void;
  removeEventListener?(type: 'change', listener: () => void): void;
}

/** The browser's connection, where it tells. */
export const browserConnection = (): NetworkInformation | undefined =>
  (globalThis.navigator as (Navigator & { connection?: NetworkInformation }) | undefined)?.connection;

const slowTypes = new Set(['slow-2g', '2g', '3g']);

/** 2g and 3g are slow (PLAYER-24), and so is a visitor who asks to save data; unknown is fast. */
export const connectionClass = (connection: NetworkInformation | undefined): ConnectionClass =>
  connection?.saveData === true || slowTypes.has(connection?.effectiveType ?? '') ? 'slow' : 'fast';
