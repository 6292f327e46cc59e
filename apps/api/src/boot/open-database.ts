import { migrationsFolder, templateFolders, type Settings } from '../config';
import { openEmbeddedDatabase, openServerDatabase, type Database } from '../db';

/** The server in DATABASE_URL, or the embedded database under DATA_DIR. */
export function openDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return databaseUrl === undefined
    ? openEmbeddedDatabase({ dataDir, migrationsFolder, templateFolders: Object.values(templateFolders) })
    : openServerDatabase({ databaseUrl, migrationsFolder });
}
