import { failureSentence } from '../boot/failure';
import { prepareDataFolder } from '../boot/prepare-data-folder';
import { migrationsFolder, readSettings, templateFolders } from '../config';
import { restoreBackup } from '../db';

/** `pnpm --filter @marquee/api restore <file>`: brings the embedded database back from a backup. */
async function restore(file: string | undefined): Promise<void> {
  if (!file) throw new Error('name the backup file, e.g. .data/backups/marquee-20260131T120000Z.json.gz');
  const { dataDir } = readSettings(process.env);
  prepareDataFolder(dataDir);
  const aside = await restoreBackup({
    file,
    dataDir,
    migrationsFolder,
    templateFolders: Object.values(templateFolders),
    now: new Date(),
  });
  process.stdout.write(`Restored ${file}.${aside ? ` The database before it is kept at ${aside}.` : ''}\n`);
}

restore(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${failureSentence(error)}\n`);
    process.exit(1);
  },
);
