/** Runs with a database, which is closed afterwards; null if the browser has none, as in some private windows. */
export async function usingDatabase<Database extends { close: () => void }, Result>(
  open: () => Promise<Database>,
  run: (database: Database) => Promise<Result>,
): Promise<Result | null> {
  try {
    const database = await open();
    try {
      return await run(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}
