import {
  byteReader,
  MAX_FRAME_PIXELS,
  MAX_SHOWN_SEC,
  rgba,
  type ImagePacket,
  type ImagePart,
  type SubtitleImage,
} from './subtitle-image';

/** A disc has only a few of each. */
const MAX_CONTROLS = 32;
const MAX_COMMANDS = 32;
/** Packet times are in units of 1024 ticks of the 90 kHz clock. */
const TICK_SEC = 1024 / 90_000;
/** Duration if neither the packet nor the file specifies it. */
const USUAL_SEC = 5;

interface Header {
  width: number;
  height: number;
  /** Sixteen colours without opacity. */
  colors: readonly (readonly [number, number, number])[];
}

/** Lines of the .idx file, e.g. `size: 720x576` and `palette: 000000, f0f0f0, …`. */
function readHeader(text: string): Header {
  const [, width = '720', height = '576'] = /^size:\s*(\d{1,4})x(\d{1,4})/m.exec(text) ?? [];
  const [, palette = ''] = /^palette:\s*([0-9a-f, \t]{6,300})/im.exec(text) ?? [];
  const listed = palette.split(',').map((color) => Number.parseInt(color.trim(), 16) || 0);
  const colors = Array.from({ length: 16 }, (_, index) => {
    // Without a palette: light letters with dark outlines.
    const color = listed.length > 1 ? (listed[index] ?? 0) : [0x000000, 0xf0f0f0, 0x101010, 0x808080][index % 4];
    return [((color ?? 0) >> 16) & 255, ((color ?? 0) >> 8) & 255, (color ?? 0) & 255] as const;
  });
  return { width: Number(width) || 720, height: Number(height) || 576, colors };
}

interface Control {
  startSec: number | null;
  stopSec: number | null;
  /** Indexes into the colours, and opacities from 0 to 15: background, pattern, first and second emphasis. */
  colors: number[];
  opacities: number[];
  area: { x: number; y: number; width: number; height: number } | null;
  /** Offsets of the even and the odd lines. */
  lines: [number, number] | null;
}

const nibbles = (value: number): number[] => [value & 15, (value >> 4) & 15, (value >> 8) & 15, (value >> 12) & 15];

/** Applies the commands of one time on top of the previous ones. */
function readCommands(data: Uint8Array, from: number, atSec: number, control: Control): void {
  const read = byteReader(data, from);
  for (let count = 0; count < MAX_COMMANDS && !read.isAtEnd; count += 1) {
    const command = read.byte();
    if (command === 0x00 || command === 0x01) control.startSec ??= atSec;
    else if (command === 0x02) control.stopSec ??= atSec;
    else if (command === 0x03) control.colors = nibbles(read.short());
    else if (command === 0x04) control.opacities = nibbles(read.short());
    else if (command === 0x05) {
      const [a, b, c] = [read.byte(), read.byte(), read.byte()];
      const [d, e, f] = [read.byte(), read.byte(), read.byte()];
      const [x, right] = [(a << 4) | (b >> 4), ((b & 15) << 8) | c];
      const [y, bottom] = [(d << 4) | (e >> 4), ((e & 15) << 8) | f];
      control.area = { x, y, width: right - x + 1, height: bottom - y + 1 };
    } else if (command === 0x06) control.lines = [read.short(), read.short()];
    // Colour changes within a line are ignored.
    else if (command === 0x07) read.skip(Math.max(0, read.short() - 2));
    else return;
  }
}

function readControls(data: Uint8Array): Control {
  const control: Control = { startSec: null, stopSec: null, colors: [], opacities: [], area: null, lines: null };
  let at = byteReader(data, 2).short();
  for (let count = 0; count < MAX_CONTROLS && at + 4 <= data.length; count += 1) {
    const read = byteReader(data, at);
    const atSec = read.short() * TICK_SEC;
    const next = read.short();
    readCommands(data, at + 4, atSec, control);
    if (next <= at) break;
    at = next;
  }
  return control;
}

/** Reads nibbles in order; a line starts at a byte boundary. */
function nibbleReader(data: Uint8Array, from: number) {
  let at = from * 2;
  return {
    next: (): number => {
      const byte = data[at >> 1] ?? 0;
      at += 1;
      return at % 2 === 1 ? byte >> 4 : byte & 15;
    },
    align: (): void => void (at += at % 2),
  };
}

function decodeLines(data: Uint8Array, control: Control, header: Header): ImagePart[] {
  const { area, lines, colors, opacities } = control;
  if (!area || !lines) return [];
  const { width, height } = area;
  if (width <= 0 || height <= 0 || width * height > MAX_FRAME_PIXELS) return [];
  const inks = [0, 1, 2, 3].map((index) => {
    const [red, green, blue] = header.colors[colors[index] ?? 0] ?? [0, 0, 0];
    return rgba(red, green, blue, (opacities[index] ?? (index === 0 ? 0 : 15)) * 17);
  });
  const pixels = new Uint32Array(width * height);
  const fields = lines.map((offset) => nibbleReader(data, offset));
  for (let y = 0; y < height; y += 1) {
    const field = fields[y % 2];
    if (!field) break;
    for (let x = 0; x < width;) {
      // One to four nibbles: the smaller the value, the more of them.
      let code = field.next();
      for (let limit = 4; code < limit && limit <= 0x40; limit *= 4) code = (code << 4) | field.next();
      const length = code >> 2;
      const end = length === 0 ? width : Math.min(width, x + length);
      pixels.fill(inks[code & 3] ?? 0, y * width + x, y * width + end);
      x = end;
    }
    field.align();
  }
  return [{ x: area.x, y: area.y, width, height, pixels: new Uint8ClampedArray(pixels.buffer) }];
}

/** The images of a VobSub track (DVD); damaged packets show nothing. */
export function vobsubImages(text: string, packets: readonly ImagePacket[]): SubtitleImage[] {
  const header = readHeader(text);
  const { width, height } = header;
  if (width * height > MAX_FRAME_PIXELS) return [];
  return packets.map(({ startSec, durationSec, data }, index) => {
    const control = readControls(data);
    const next = packets[index + 1]?.startSec ?? Infinity;
    const first = startSec + (control.startSec ?? 0);
    const stop = control.stopSec === null ? startSec + (durationSec ?? USUAL_SEC) : startSec + control.stopSec;
    const endSec = Math.min(Math.max(first, stop), Math.max(next, first), first + MAX_SHOWN_SEC);
    return { startSec: first, endSec, width, height, decode: () => decodeLines(data, control, header) };
  });
}
