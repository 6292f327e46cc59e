import { migrationsFolder } from '../config';
import { restoreBackup, writeBackup } from '../backups';

/**
 * Writes or restores a backup in a separate process and prints its cost: `tsx measure-backup.ts write|load DATABASE_URL
 * FOLDER|FILE`.
 */
const SAMPLE_MS = 5;

const [what, databaseUrl = '', path = ''] = process.argv.slice(2);
const beforeBytes = process.memoryUsage.rss();
const startedAt = performance.now();
let peakBytes = beforeBytes;
let lastAt = startedAt;
const blocksMs: number[] = [];
const timer = setInterval(() => {
  const nowMs = performance.now();
  blocksMs.push(nowMs - lastAt - SAMPLE_MS);
  lastAt = nowMs;
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, SAMPLE_MS);
const file =
  what === 'write'
    ? (await writeBackup({ databaseUrl, folder: path, now: new Date() }))?.path
    : await restoreBackup({ file: path, databaseUrl, migrationsFolder }).then(() => path);
clearInterval(timer);
blocksMs.sort((a, b) => a - b);
const cost = {
  file,
  seconds: (performance.now() - startedAt) / 1_000,
  grownBytes: peakBytes - beforeBytes,
  p99BlockMs: blocksMs[Math.floor(blocksMs.length * 0.99)],
  longestBlockMs: blocksMs.at(-1),
};
process.stdout.write(`${JSON.stringify(cost)}\n`);
