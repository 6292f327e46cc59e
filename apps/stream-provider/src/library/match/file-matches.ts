import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileMatchSchema, type FileMatch } from '@marquee/core/contracts';
import { replaceFile } from '@marquee/server';
import pLimit from 'p-limit';
import * as z from 'zod';

/** In each writable folder of MEDIA_DIR; hidden, so that scans do not treat it as media. */
export const matchesFileName = '.marquee-matches.json';

const maxFileBytes = 8_000_000;
const maxMatches = 20_000;

/** By the path inside the folder. In the file under DATA_DIR, null deletes a match of a folder that is not writable. */
type Matches = Map<string, FileMatch | null>;

const entries = z.record(z.string().max(4096), z.nullable(fileMatchSchema));
const besideSchema = z.object({ version: z.literal(1), matches: entries });
const elsewhereSchema = z.object({ version: z.literal(1), folders: z.record(z.string(), entries) });

export interface FileMatches {
  /** Reads the matches of the folders and of DATA_DIR. */
  load(roots: readonly string[]): Promise<void>;
  of(root: string, relative: string): FileMatch | undefined;
  /** Stores or deletes a match: beside the media if possible, otherwise under DATA_DIR. */
  set(root: string, relative: string, match: FileMatch | null): Promise<void>;
}

const toMap = (record: Record<string, FileMatch | null>): Matches =>
  new Map(Object.entries(record).slice(0, maxMatches));

/** Null for a file that is missing, damaged, too large or a link. */
async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const { size } = await file.stat();
      if (size > maxFileBytes) return null;
      return schema.parse(JSON.parse(await file.readFile('utf8')));
    } finally {
      await file.close();
    }
  } catch {
    return null;
  }
}

/** Whoever may read the media may read the matches beside them. */
const writeJson = (path: string, value: unknown): Promise<unknown> =>
  replaceFile(path, [JSON.stringify(value, null, 1)], { mode: 0o666 });

/** Titles of files, as assigned by the operator. @param elsewhere the file under DATA_DIR */
export function createFileMatches(elsewhere: string): FileMatches {
  const beside = new Map<string, Matches>();
  let apart = new Map<string, Matches>();
  const oneAtATime = pLimit(1);

  const saveApart = (): Promise<unknown> =>
    writeJson(elsewhere, {
      version: 1,
      folders: Object.fromEntries([...apart].map(([root, matches]) => [root, Object.fromEntries(matches)])),
    });

  async function readBeside(root: string): Promise<Matches> {
    return toMap((await readJson(join(root, matchesFileName), besideSchema))?.matches ?? {});
  }

  /** False if the folder is not writable. */
  async function saveBeside(root: string, matches: Matches): Promise<boolean> {
    try {
      const value = { version: 1, matches: Object.fromEntries(matches) };
      await writeJson(join(root, matchesFileName), value);
      return true;
    } catch {
      return false;
    }
  }

  async function setNow(root: string, relative: string, match: FileMatch | null): Promise<void> {
    const matches = await readBeside(root);
    const wasBeside = matches.has(relative);
    if (match) matches.set(relative, match);
    else matches.delete(relative);
    const isSaved = (!match && !wasBeside) || (await saveBeside(root, matches));
    if (isSaved) beside.set(root, matches);
    const others = apart.get(root) ?? new Map<string, FileMatch | null>();
    if (isSaved && !others.delete(relative)) return;
    if (!isSaved) others.set(relative, match);
    apart.set(root, others);
    await saveApart();
  }

  async function loadNow(roots: readonly string[]): Promise<void> {
    for (const root of roots) beside.set(root, await readBeside(root));
    const stored = await readJson(elsewhere, elsewhereSchema);
    if (stored) apart = new Map(Object.entries(stored.folders).map(([root, matches]) => [root, toMap(matches)]));
  }

  return {
    // Not while a match is being stored, which would be lost.
    load: (roots) => oneAtATime(() => loadNow(roots)),
    of(root, relative) {
      const own = apart.get(root)?.get(relative);
      return (own === undefined ? beside.get(root)?.get(relative) : own) ?? undefined;
    },
    set: (root, relative, match) => oneAtATime(() => setNow(root, relative, match)),
  };
}
