import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { migrationsFolder, templateFolders } from './config';
import { ensureTemplate, readMigrations } from './db';

/** A build step: lays the database template next to the built server, so that its first start is quick. */
const template = await ensureTemplate(await readMigrations(migrationsFolder), templateFolders.cache);
await mkdir(templateFolders.built, { recursive: true });
await copyFile(template, join(templateFolders.built, basename(template)));
