/** A Matroska element with a four-byte size. */
const element = (id: readonly number[], body: readonly number[]): number[] => [
  ...id,
  0x10 | (body.length >>> 24),
  (body.length >> 16) & 255,
  (body.length >> 8) & 255,
  body.length & 255,
  ...body,
];
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** A stream with one subtitle track, for tests, with a cluster per packet. */
export function encodeMatroska(
  codec: string,
  packets: readonly { startSec: number; data: readonly number[] }[],
): Uint8Array<ArrayBuffer> {
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0x86], letters(codec))));
  const clusters = packets.flatMap(({ startSec, data }) => {
    const ms = Math.round(startSec * 1000);
    const time = element([0xe7], [(ms >>> 24) & 255, (ms >> 16) & 255, (ms >> 8) & 255, ms & 255]);
    return element([0x1f, 0x43, 0xb6, 0x75], [...time, ...element([0xa3], [0x81, 0, 0, 0x80, ...data])]);
  });
  return Uint8Array.from(element([0x18, 0x53, 0x80, 0x67], [...tracks, ...clusters]));
}
