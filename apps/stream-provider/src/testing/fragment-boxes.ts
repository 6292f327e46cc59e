/** Boxes of fragmented MP4, as ffmpeg writes them. */
export const box = (type: string, ...content: (Buffer | number)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => (typeof part === 'number' ? word(part) : part)));
  return Buffer.concat([word(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
export const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value | 0);
  return bytes;
};

export const init = Buffer.concat([
  box('ftyp', 0),
  box('moov', box('trak', box('mdia', box('mdhd', 0, 0, 0, 1000, 0, 0)))),
]);
/** A fragment with two frames, presented `delay` after they are decoded. */
export const fragment = (decode: number, delay: number): Buffer =>
  Buffer.concat([
    box(
      'moof',
      box(
        'traf',
        box('tfhd', 8, 1, 40),
        box('tfdt', 0x01000000, decode < 0 ? -1 : 0, decode),
        box('trun', 0xa00, 2, 3, delay, 2, delay + 80),
      ),
    ),
    box('mdat', Buffer.from('media')),
  ]);
