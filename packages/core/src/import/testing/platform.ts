import type { DecoderClass } from '../text/decode';

interface Platform {
  TextDecoder: DecoderClass;
  TextEncoder: new () => { encode: (text: string) => Uint8Array };
}

/** What Node has and core's types do not know. */
const platform = globalThis as unknown as Platform;

export const { TextDecoder } = platform;
const encoder = new platform.TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);
