import type { DecoderClass } from '../text/decode';

interface Platform {
  TextDecoder: DecoderClass;
  TextEncoder: new () => { encode: (text: string) => Uint8Array };
}

/** Node globals that core's types do not declare. */
const platform = globalThis as unknown as Platform;

export const { TextDecoder } = platform;
const encoder = new platform.TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);
