import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROLE, SUPERUSER, writeFor, writeOperatorConfiguration } from './configuration';
import { diskFull, PostgresError, saysDiskFull } from './postgres-error';
import type { Program } from './program';
import type { RunAs } from './run-as';
import { syncFolder } from './sync-folder';

export interface CreateClusterOptions {
  cluster: string;
  dataDir: string;
  program: Program;
  runAs: RunAs;
  /** Password of both roles, if the server listens on a port. */
  password?: string;
}

/**
 * Creates a cluster under a temporary name and renames it, so that the final folder is always complete. The name is a
 * new one each time, because `initdb` may go on for a moment after this process was killed.
 */
export function createCluster({ cluster, dataDir, program, runAs, password }: CreateClusterOptions): void {
  const draft = mkdtempSync(`${cluster}.creating-`);
  const passwordFile = `${draft}.password`;
  const call = (name: string, args: string[], input = '') => {
    const [command = '', ...rest] = [...runAs.prefix, join(program.bin, name), ...args];
    const result = spawnSync(command, rest, {
      ...runAs.user,
      input,
      encoding: 'utf8',
      // A folder that the other user may enter.
      cwd: draft,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...program.environment },
    });
    if (result.status === 0) return;
    const text = `${result.error?.message ?? ''}${outputOf(result)}`;
    if (saysDiskFull(text)) throw diskFull(dataDir, result.error);
    throw new PostgresError('start_failed', `The database could not be created in ${dataDir}: ${reason(text)}.`, {
      cause: result.error,
    });
  };
  try {
    if (runAs.user) chownSync(draft, runAs.user.uid, runAs.user.gid);
    if (password !== undefined) writeFor(runAs.user, passwordFile, password);
    call('initdb', [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      '--encoding=UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      // Small, so that it fits on a nearly full disk.
      '--wal-segsize=4',
      '--no-instructions',
      ...(password === undefined ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]),
    ]);
    const role = `CREATE ROLE ${ROLE} LOGIN CREATEDB${password === undefined ? '' : ` PASSWORD '${password}'`}`;
    call('postgres', ['--single', '-D', draft, 'postgres'], `${role}\nCREATE DATABASE ${ROLE} OWNER ${ROLE}\n`);
    writeOperatorConfiguration(draft, runAs.user);
    renameSync(draft, cluster);
    syncFolder(dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** Null, despite its type, if the program could not be started. */
const outputOf = ({ stdout, stderr }: { stdout: string | null; stderr: string | null }): string =>
  `${stdout ?? ''}${stderr ?? ''}`;

/** The line of the error, without the programs' names and hints. */
function reason(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((candidate) => /error|fatal|cannot|could not|denied/i.test(candidate)) ?? lines.at(-1) ?? '';
  return line
    .replace(/^(initdb|postgres): /, '')
    .replace(/^(error|FATAL): +/, '')
    .replace(/\.$/, '')
    .slice(0, 300);
}
