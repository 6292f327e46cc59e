import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { BootError } from '../../config';
import { PrismaClient } from '../../generated/prisma/client';
import { noticeChannels, type Database, type NoticeListener } from '../database';
import { readMigrations, runMigrations } from '../migrations';
import { takeBackup, writeBackup } from './backup';
import { acquireDataLock } from './data-lock';
import { pgliteSession } from './pglite-session';
import { readTemplate } from './template';

export interface EmbeddedOptions {
  dataDir: string;
  migrationsFolder: string;
  templateFolders: readonly string[];
}

/** Opens PostgreSQL inside this process, with its data under `{dataDir}/database`. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<Database> {
  const lock = acquireDataLock(options.dataDir);
  try {
    const folder = join(options.dataDir, 'database');
    const unfinished = join(options.dataDir, 'database.creating');
    // The mark outlives its process only when creation was cut short: nothing in the folder was ever served.
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
    const isNew = !existsSync(join(folder, 'PG_VERSION'));
    const migrations = await readMigrations(options.migrationsFolder);
    const template = isNew ? await readTemplate(migrations, options.templateFolders) : undefined;
    if (isNew) {
      writeFileSync(unfinished, '');
      mkdirSync(folder, { recursive: true });
    }
    const engine = await create(folder, template);
    const outcome = await prepare(engine, migrations);
    rmSync(unfinished, { force: true });

    const listeners = new Set<NoticeListener>();
    for (const channel of noticeChannels)
      await engine.listen(channel, (payload) => listeners.forEach(({ onNotice }) => onNotice(channel, payload)));
    const prisma = new PrismaClient({ adapter: new PrismaPGlite(engine) });
    return {
      kind: 'embedded',
      prisma,
      migrations: outcome,
      ping: async () => {
        await engine.query('SELECT 1');
      },
      listen: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      writeBackup: async (backups, now) => writeBackup(await takeBackup(engine, now), backups),
      close: async () => {
        await prisma.$disconnect();
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function create(folder: string, template: Blob | undefined): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: folder, ...(template && { loadDataDir: template }) });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BootError(
      'database_unreachable',
      `The embedded database in ${folder} cannot be opened (${reason.slice(0, 200)}); restore a backup of the folder.`,
      { cause },
    );
  }
}

async function prepare(engine: PGlite, migrations: Awaited<ReturnType<typeof readMigrations>>) {
  try {
    // The Prisma adapters read timestamps as UTC whatever the session says.
    await engine.exec(`SET TIME ZONE 'UTC'`);
    return await runMigrations(pgliteSession(engine), migrations);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
