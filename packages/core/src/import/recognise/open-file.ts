import { isCredentialsName } from '../archive/policy';
import { problem, titlesOf, type ProblemCode, type ReadItem } from '../records';
import { jsonReaders } from '../readers';
import { isMyAnimeList, readMyAnimeList } from '../readers/myanimelist/myanimelist';
import { baseName, emptyContext, type ExportKind, type FileInfo, type ImportContext } from '../readers/reader';
import { traktOrder } from '../readers/trakt/trakt';
import { parseJson } from '../../json';
import { decodeText, detectEncoding, type DecoderClass } from '../text/decode';
import { findTable, firstOf, readFoundTable } from './open-table';

/** A chosen file, or a file of an archive. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/** A file whose records are not read yet. */
interface OpenedFile {
  /** Reading order, lowest first: some files are needed to understand others. */
  order: number;
  read: (context: ImportContext) => Iterable<ReadItem>;
}

const DEFAULT_ORDER = 5;

const refused = (name: string, code: ProblemCode): OpenedFile => ({
  order: DEFAULT_ORDER,
  read: () => [problem(code, { file: name, line: 1 }, baseName(name))],
});

const isEmptyJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Longer than any title, and as much as a search takes. */
const MAX_TITLE_LENGTH = 500;

/** A title that is too long is a problem: the page would look it up, compare and show it. */
function checkTitles(item: ReadItem): ReadItem {
  const long = item.kind === 'problem' ? undefined : titlesOf(item).find(({ length }) => length > MAX_TITLE_LENGTH);
  return long === undefined ? item : problem('too_big', item.source, long);
}

type OnKind = (kind: ExportKind) => void;

function* readJson(text: string, file: FileInfo, onKind: OnKind): Generator<ReadItem> {
  const value = parseJson(text);
  const source = { file: file.name, line: 1 };
  if (value === undefined) {
    yield problem('broken_json', source, text.slice(0, 80));
    return;
  }
  const reader = jsonReaders.find(({ fits }) => fits(value, file));
  if (reader) {
    onKind(reader.kind);
    yield* reader.read(value, file);
  }
  // Exports contain empty lists for features that the person never used.
  else if (!isEmptyJson(value)) yield problem('unknown_file', source, file.base);
}

const HTML = /^\s*(?:<!doctype html|<html|<head|<body|<!--)/i;

/** Recognises a file by its name and first bytes. Files with credentials are not even decoded. */
function openFile({ name, bytes }: SourceFile, Decoder: DecoderClass, onKind: OnKind): OpenedFile {
  if (isCredentialsName(name)) return refused(name, 'credentials');
  const encoding = detectEncoding(bytes, Decoder);
  const chunks = () => decodeText(bytes, Decoder, encoding);
  const start = firstOf(chunks()).trimStart();
  if (start === '') return refused(name, 'empty_file');
  if (HTML.test(start.slice(0, 200))) return refused(name, 'html_file');
  if (start.slice(0, 1_000).includes('\0') || start.startsWith('PK\u0003')) return refused(name, 'unreadable_text');
  const base = baseName(name);
  const info = (context: ImportContext): FileInfo => ({ name, base, context });
  if (start.startsWith('{') || start.startsWith('['))
    return {
      order: traktOrder(base),
      read: (context) => readJson([...chunks()].join(''), info(context), onKind),
    };
  if (isMyAnimeList(start)) {
    onKind('myanimelist');
    return { order: DEFAULT_ORDER, read: () => readMyAnimeList([...chunks()].join(''), name) };
  }
  const found = start.startsWith('<') ? null : findTable(chunks, info(emptyContext()));
  if (!found) return refused(name, 'unknown_file');
  const { kind, order = DEFAULT_ORDER } = found.reader;
  onKind(kind);
  return { order, read: (context) => readFoundTable(found, chunks, info(context)) };
}

/**
 * Yields the records and problems of all files one at a time, and calls `onKind` with the exports that it recognises.
 * Files of one export are read in their order.
 */
export function* readFiles(
  files: readonly SourceFile[],
  Decoder: DecoderClass,
  onKind: OnKind = () => undefined,
): Generator<ReadItem> {
  const context = emptyContext();
  const opened = files.map((file) => openFile(file, Decoder, onKind)).sort((a, b) => a.order - b.order);
  for (const { read } of opened) for (const item of read(context)) yield checkTitles(item);
}
