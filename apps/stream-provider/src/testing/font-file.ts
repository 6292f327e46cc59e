/** A minimal font file with names and no glyphs. */
export function fontFile(names: readonly string[], { weight = 400, isItalic = false } = {}): Buffer {
  const texts = names.map((name) => Buffer.from(name, 'utf16le').swap16());
  const records = texts.map((text, index) => {
    const record = Buffer.alloc(12);
    const before = texts.slice(0, index).reduce((bytes, { length }) => bytes + length, 0);
    for (const [at, value] of [3, 1, 0x409, index === 0 ? 1 : 4, text.length, before].entries())
      record.writeUInt16BE(value, at * 2);
    return record;
  });
  const head = Buffer.alloc(6);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(6 + 12 * texts.length, 4);
  const name = Buffer.concat([head, ...records, ...texts]);
  const os2 = Buffer.alloc(96);
  os2.writeUInt16BE(weight, 4);
  os2.writeUInt16BE(isItalic ? 1 : 0, 62);
  const directory = Buffer.alloc(12 + 2 * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(2, 4);
  for (const [index, [tag, from, { length }]] of (
    [
      ['OS/2', 44, os2],
      ['name', 44 + os2.length, name],
    ] as const
  ).entries()) {
    directory.write(tag, 12 + index * 16, 'latin1');
    directory.writeUInt32BE(from, 12 + index * 16 + 8);
    directory.writeUInt32BE(length, 12 + index * 16 + 12);
  }
  return Buffer.concat([directory, os2, name]);
}
