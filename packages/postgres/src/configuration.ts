import { chownSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from './run-as';

/** The server's address: a socket in a private folder, or a local port on systems without sockets. */
export type Listen = { socketFolder: string } | { port: number; password: string };

export const SUPERUSER = 'postgres';
/** Name of the API's role and database. The role may not access the server's files or programs. */
export const ROLE = 'marquee';

const MEMORY = {
  normal: { shared_buffers: '32MB', max_connections: 40, work_mem: '4MB', maintenance_work_mem: '32MB' },
  small: { shared_buffers: '16MB', max_connections: 25, work_mem: '2MB', maintenance_work_mem: '16MB' },
};
export type Memory = keyof typeof MEMORY;

/** Only available on Linux: one call instead of an fsync of every file before the log is replayed after a crash. */
const recoverySync: Record<string, string> =
  process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {};

const settings = (listen: Listen, memory: Memory): Record<string, string | number> => ({
  ...('socketFolder' in listen
    ? { listen_addresses: '', unix_socket_directories: quoteList(listen.socketFolder), unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: listen.port }),
  ...MEMORY[memory],
  ...recoverySync,
  // Processes and memory that a database of this size does not need.
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  max_worker_processes: 2,
  autovacuum_worker_slots: 2,
  autovacuum_max_workers: 2,
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  wal_level: 'minimal',
  // The reserved log segments serve as the database's reserve on a full disk.
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // Only messages of level LOG and above: those about single statements contain people's data, and the API reports them
  // itself.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
});

/** The setting is a list of folders, each quoted twice: as a name in the list and as a string in the file. */
const quoteList = (folder: string): string => `"${folder.replaceAll('"', '""')}"`;
const quote = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Writes the settings that starting depends on; the operator's settings in `postgresql.conf` are never modified. */
export function configure(cluster: string, listen: Listen, memory: Memory, user: User | undefined): void {
  const lines = Object.entries(settings(listen, memory)).map(([name, value]) => `${name} = ${quote(value)}`);
  writeFor(user, join(cluster, 'marquee.conf'), `# Written at every start.\n${lines.join('\n')}\n`);
  // Users who may enter the socket's folder can read the database's files anyway.
  const access = 'socketFolder' in listen ? 'local all all trust' : 'host all all 127.0.0.1/32 scram-sha-256';
  writeFor(user, join(cluster, 'pg_hba.conf'), `# Written at every start.\n${access}\n`);
}

/** Replaces initdb's file of 800 lines. */
export function writeOperatorConfiguration(cluster: string, user: User | undefined): void {
  const text =
    "# Marquee's own settings. Add yours below: a later line wins over an earlier one.\ninclude 'marquee.conf'\n";
  writeFor(user, join(cluster, 'postgresql.conf'), text);
}

/** Writes a file that only the user who runs PostgreSQL can read, whole or not at all. */
export function writeFor(user: User | undefined, path: string, text: string): void {
  const draft = `${path}.new`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  if (user) chownSync(draft, user.uid, user.gid);
  renameSync(draft, path);
}
