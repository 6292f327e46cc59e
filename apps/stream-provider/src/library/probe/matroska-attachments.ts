import type { ReadAt } from './file-reader';
import { childrenOf, elementAt } from './ebml';
import { segmentOf } from './matroska';

/** A file in a Matroska file: the position of its bytes. */
export interface Attachment {
  name: string;
  from: number;
  size: number;
}

const [cluster, seekHead, attachments, attachedFile] = [0x1f43b675, 0x114d9b74, 0x1941a469, 0x61a7];
const [fileName, fileData, seekId, seekPosition] = [0x466e, 0x465c, 0x53ab, 0x53ac];
const maxAttachments = 200;
/** Limit for each file and for the list. */
const maxChildren = 400;
const maxSeekHeadBytes = 64 * 1024;

/** The headers of the elements in a range of a file, without their contents. */
async function* headsIn(read: ReadAt, start: number, end: number) {
  let at = start;
  for (let count = 0; at < end && count < maxChildren; count += 1) {
    const found = elementAt(await read(at, 16), 0);
    if (!found) return;
    const from = at + found.length;
    yield { id: found.id, from, to: Math.min(end, from + found.size) };
    at = from + found.size;
  }
}

const number = (bytes: Buffer): number => bytes.reduce((value, byte) => value * 256 + byte, 0);

/** Positions of an element according to the seek head. */
async function seekPositions(read: ReadAt, from: number, to: number): Promise<{ id: number; position: number }[]> {
  const data = await read(from, Math.min(to - from, maxSeekHeadBytes));
  return [...childrenOf(data)].map((seek) => {
    let [id, position] = [0, 0];
    for (const inner of childrenOf(data, seek.from, seek.to)) {
      const bytes = data.subarray(inner.from, Math.min(inner.to, inner.from + 8));
      if (inner.id === seekId) id = number(bytes);
      if (inner.id === seekPosition) position = number(bytes);
    }
    return { id, position };
  });
}

async function readFile(read: ReadAt, start: number, end: number): Promise<Attachment | null> {
  let [name, data]: [string, { from: number; to: number } | null] = ['', null];
  for await (const { id, from, to } of headsIn(read, start, end)) {
    if (id === fileName) name = (await read(from, Math.min(to - from, 200))).toString('utf8').replace(/\0.*$/s, '');
    if (id === fileData) data = { from, to };
  }
  return data && data.to > data.from ? { name, from: data.from, size: data.to - data.from } : null;
}

/** The files attached to a Matroska file; empty for other formats. Reads their names, not their bytes. */
export async function readAttachments(read: ReadAt, size: number): Promise<Attachment[]> {
  const segment = await segmentOf(read);
  if (!segment) return [];
  const lists = new Map<number, { from: number; to: number }>();
  const sought: number[] = [];
  for await (const { id, from, to } of headsIn(read, segment.start, size)) {
    if (id === cluster) break;
    if (id === attachments) lists.set(from, { from, to });
    if (id !== seekHead) continue;
    for (const seek of await seekPositions(read, from, to))
      if (seek.id === attachments) sought.push(segment.start + seek.position);
  }
  for (const position of sought.slice(0, 4)) {
    const found = elementAt(await read(position, 16), 0);
    if (found?.id !== attachments) continue;
    const from = position + found.length;
    lists.set(from, { from, to: Math.min(size, from + found.size) });
  }
  const files: Attachment[] = [];
  for (const { from, to } of lists.values()) {
    for await (const element of headsIn(read, from, to)) {
      if (element.id !== attachedFile) continue;
      if (files.length >= maxAttachments) return files;
      const file = await readFile(read, element.from, element.to);
      if (file) files.push(file);
    }
  }
  return files;
}
