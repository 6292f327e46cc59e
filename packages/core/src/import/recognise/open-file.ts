import { isCredentialsName } from '../archive/policy';
import { problem, type ProblemCode, type ReadItem } from '../records';
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

/** A file whose format is known but whose records are not read yet. */
export interface OpenedFile {
  name: string;
  /** The site that exported it; null if unknown at this point, or altogether. */
  kind: ExportKind | null;
  /** Reading order, lowest first: some files are needed to understand others. */
  order: number;
  read: (context: ImportContext) => Iterable<ReadItem>;
}

const DEFAULT_ORDER = 5;

const refused = (name: string, code: ProblemCode): OpenedFile => ({
  name,
  kind: null,
  order: DEFAULT_ORDER,
  read: () => [problem(code, { file: name, line: 1 }, baseName(name))],
});

const isEmptyJson = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function* readJson(text: string, file: FileInfo): Generator<ReadItem> {
  const value = parseJson(text);
  const source = { file: file.name, line: 1 };
  if (value === undefined) {
    yield problem('broken_json', source, text.slice(0, 80));
    return;
  }
  const reader = jsonReaders.find(({ fits }) => fits(value, file));
  if (reader) yield* reader.read(value, file);
  // Exports contain empty lists for features that the person never used.
  else if (!isEmptyJson(value)) yield problem('unknown_file', source, file.base);
}

const HTML = /^\s*(?:<!doctype html|<html|<head|<body|<!--)/i;

/** Recognises a file by its name and first bytes. Files with credentials are not even decoded. */
export function openFile({ name, bytes }: SourceFile, Decoder: DecoderClass): OpenedFile {
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
      name,
      kind: null,
      order: traktOrder(base),
      read: (context) => readJson([...chunks()].join(''), info(context)),
    };
  if (isMyAnimeList(start))
    return {
      name,
      kind: 'myanimelist',
      order: DEFAULT_ORDER,
      read: () => readMyAnimeList([...chunks()].join(''), name),
    };
  const found = start.startsWith('<') ? null : findTable(chunks, info(emptyContext()));
  if (!found) return refused(name, 'unknown_file');
  const { kind, order = DEFAULT_ORDER } = found.reader;
  return { name, kind, order, read: (context) => readFoundTable(found, chunks, info(context)) };
}

/** Which site exported a file. Reads only as much as that needs; a JSON file is read completely. */
export function recogniseFile(file: SourceFile, Decoder: DecoderClass): ExportKind | null {
  const opened = openFile(file, Decoder);
  if (opened.kind) return opened.kind;
  const text = [...decodeText(file.bytes, Decoder)].join('');
  const value = isCredentialsName(file.name) ? undefined : parseJson(text.trim());
  const info = { name: file.name, base: baseName(file.name), context: emptyContext() };
  return value === undefined ? null : (jsonReaders.find(({ fits }) => fits(value, info))?.kind ?? null);
}

/**
 * Yields the records and problems of all files one at a time, so that the caller can yield to the browser between two.
 * Files of one export are read in their order.
 */
export function* readFiles(files: readonly SourceFile[], Decoder: DecoderClass): Generator<ReadItem> {
  const context = emptyContext();
  const opened = files.map((file) => openFile(file, Decoder)).sort((a, b) => a.order - b.order);
  for (const { read } of opened) yield* read(context);
}
