/**
 * Codecs that not all browsers support: their marks in files and playlists, their common name, and the type to test.
 */
const codecs: readonly { name: string; kind: 'video' | 'audio'; marks: RegExp; type: string }[] = [
  { name: 'Dolby Vision', kind: 'video', marks: /dvh1|dvhe|dva1|dvav/, type: 'video/mp4; codecs="dvh1.05.06"' },
  { name: 'HEVC', kind: 'video', marks: /hvc1|hev1|V_MPEGH\/ISO\/HEVC/, type: 'video/mp4; codecs="hvc1.1.6.L120.90"' },
  { name: 'AV1', kind: 'video', marks: /av01|V_AV1/, type: 'video/mp4; codecs="av01.0.08M.08"' },
  { name: 'VP9', kind: 'video', marks: /vp09|V_VP9/, type: 'video/mp4; codecs="vp09.00.40.08"' },
  { name: 'MPEG-2', kind: 'video', marks: /mp2v|V_MPEG2/, type: 'video/mp4; codecs="mp4v.61"' },
  {
    name: 'MPEG-4 Part 2 (DivX, Xvid)',
    kind: 'video',
    marks: /mp4v|V_MPEG4\/ISO\/ASP|XVID|DIVX/i,
    type: 'video/mp4; codecs="mp4v.20.9"',
  },
  { name: 'VC-1', kind: 'video', marks: /vc-1|WVC1/, type: 'video/mp4; codecs="vc-1"' },
  { name: 'E-AC-3', kind: 'audio', marks: /ec-3|A_EAC3/, type: 'audio/mp4; codecs="ec-3"' },
  { name: 'AC-3', kind: 'audio', marks: /ac-3|A_AC3/, type: 'audio/mp4; codecs="ac-3"' },
  { name: 'DTS', kind: 'audio', marks: /dts[cehlx+-]|A_DTS/, type: 'audio/mp4; codecs="dtsc"' },
  { name: 'TrueHD', kind: 'audio', marks: /mlpa|A_TRUEHD/, type: 'audio/mp4; codecs="mlpa"' },
];

export type CanPlay = (type: string) => boolean;

/** Codecs in a text (a CODECS attribute, or the bytes of a file's index) that the browser cannot decode. */
export const missingCodecs = (text: string, canPlay: CanPlay): string[] =>
  codecs.filter(({ marks, type }) => marks.test(text) && !canPlay(type)).map(({ name }) => name);

/** Whether these are formats of sound, so that the picture would play. */
export const areSounds = (names: readonly string[]): boolean =>
  codecs.every(({ name, kind }) => kind === 'audio' || !names.includes(name));

const packetBytes = 188;
/** Stream types of a program map (ISO 13818-1, ATSC A/52), as marks like the above. */
const streamTypes: Readonly<Record<number, string>> = {
  0x02: 'mp2v',
  0x10: 'mp4v',
  0x24: 'hvc1',
  0x81: 'ac-3',
  0x87: 'ec-3',
  0xea: 'vc-1',
};

/** The codecs of a transport stream, from its program map, as a text for `missingCodecs`. */
export function codecsOfTransportStream(bytes: Uint8Array): string {
  const found: string[] = [];
  for (let at = 0; at + packetBytes <= bytes.length && bytes[at] === 0x47; at += packetBytes) {
    const packet = bytes.subarray(at, at + packetBytes);
    const byte = (index: number): number => packet[index] ?? 0;
    const hasAdaptation = (byte(3) & 0x20) !== 0;
    let from = hasAdaptation ? 5 + byte(4) : 4;
    if ((byte(1) & 0x40) === 0) continue;
    from += 1 + byte(from);
    // Table id 2 is a program map.
    if (byte(from) !== 0x02) continue;
    const end = Math.min(from + 3 + (((byte(from + 1) & 0x0f) << 8) | byte(from + 2)) - 4, packetBytes);
    let entry = from + 12 + (((byte(from + 10) & 0x0f) << 8) | byte(from + 11));
    while (entry + 5 <= end) {
      const mark = streamTypes[byte(entry)];
      if (mark) found.push(mark);
      entry += 5 + (((byte(entry + 3) & 0x0f) << 8) | byte(entry + 4));
    }
    if (found.length > 0) break;
  }
  return found.join(' ');
}
