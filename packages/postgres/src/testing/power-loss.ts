import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/*
 * Simulates the possible contents of a disk after a power failure. PostgreSQL guarantees that its log is flushed up to
 * a position, and its pages as of the last checkpoint; of everything written since, any part may have reached the disk,
 * in any order, and the page being written may be half old and half new.
 */

const PAGE = 8_192;
/** Size of a disk's atomic write. */
const SECTOR = 512;
/** Files that consist of pages: tables, indexes and the state of transactions. */
const PAGED = /^(base\/\d+|global)\/\d+(_\w+)?(\.\d+)?$/;
const LOG = /^pg_wal\/[0-9A-F]{24}$/;
/** Files of servers that no longer run, or that each start recreates. */
const NOT_COPIED = /^(postmaster\.pid|postmaster\.opts|pg_stat_tmp|pgsql_tmp)/;

export interface PowerLoss {
  /** A copy of the cluster right after a checkpoint. */
  checkpoint: string;
  /** A copy of the cluster at the moment of the failure. */
  last: string;
  /** The position up to which the log had been flushed, e.g. `0/1A2B3C4`. */
  flushed: string;
  /** Returns numbers between 0 and 1. */
  random: () => number;
}

/** Fills the folder with one of the possible contents of the disk after the failure. */
export function afterPowerLoss({ checkpoint, last, flushed, random }: PowerLoss, target: string): void {
  const position = readPosition(flushed);
  for (const file of filesOf(last)) {
    const copy = join(target, file);
    mkdirSync(dirname(copy), { recursive: true });
    const bytes = readFileSync(join(last, file));
    const before = existsSync(join(checkpoint, file)) ? readFileSync(join(checkpoint, file)) : Buffer.alloc(0);
    if (LOG.test(file)) writeFileSync(copy, cutLog(file, bytes, position));
    else if (PAGED.test(file)) writeFileSync(copy, mixPages(before, bytes, position, random));
    else cpSync(join(last, file), copy);
  }
  // PostgreSQL expects its folders, empty ones included.
  for (const folder of foldersOf(last)) mkdirSync(join(target, folder), { recursive: true });
}

/**
 * Each page as of the checkpoint or the failure; a page whose changes are not in the flushed log cannot have been
 * written yet.
 */
function mixPages(before: Buffer, after: Buffer, flushed: bigint, random: () => number): Buffer {
  const pages: Buffer[] = [];
  for (let at = 0; at < after.length; at += PAGE) {
    const old = before.subarray(at, at + PAGE);
    const page = after.subarray(at, at + PAGE);
    const isNew = old.length === 0;
    const choice = random();
    if (pageChange(page) > flushed || choice < 0.4) pages.push(isNew ? Buffer.alloc(PAGE) : old);
    else if (choice < 0.6) pages.push(tear(isNew ? Buffer.alloc(PAGE) : old, page, random));
    else pages.push(page);
  }
  return Buffer.concat(pages);
}

function tear(old: Buffer, page: Buffer, random: () => number): Buffer {
  const at = SECTOR * (1 + Math.floor(random() * (PAGE / SECTOR - 1)));
  return Buffer.concat([page.subarray(0, at), old.subarray(at)]);
}

/** Log position of a page's last change: two 32-bit numbers at its beginning. */
const pageChange = (page: Buffer): bigint => (BigInt(page.readUInt32LE(0)) << 32n) | BigInt(page.readUInt32LE(4));

/** Keeps nothing beyond the flushed position; sectors are written whole. */
function cutLog(file: string, bytes: Buffer, flushed: bigint): Buffer {
  const start = segmentStart(file, BigInt(bytes.length));
  const kept = flushed <= start ? 0n : flushed - start;
  const cut = Buffer.from(bytes);
  cut.fill(0, Math.min(bytes.length, Number(kept)));
  return cut;
}

/** A segment's name consists of its timeline and its number, in two parts: one for each 4 GiB, and one within. */
function segmentStart(file: string, segmentBytes: bigint): bigint {
  const name = file.slice(-24);
  const [high, low] = [BigInt(`0x${name.slice(8, 16)}`), BigInt(`0x${name.slice(16)}`)];
  return (high << 32n) + low * segmentBytes;
}

function readPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

const entriesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !NOT_COPIED.test(path));
const filesOf = (root: string): string[] => entriesOf(root).filter((path) => statSync(join(root, path)).isFile());
const foldersOf = (root: string): string[] =>
  entriesOf(root).filter((path) => statSync(join(root, path)).isDirectory());
