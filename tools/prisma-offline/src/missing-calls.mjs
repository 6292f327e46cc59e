/**
 * Two calls of the WebAssembly build cannot access the shadow database, unlike the others. They are reimplemented here
 * with calls that work.
 */

const LONGEST_NAME = 200;
const EMPTY_MIGRATION = '-- This is an empty migration.';

const diffToSchema = (engine, { migrationsList, schema, filters }) =>
  engine.diff({
    from: { tag: 'migrations', ...migrationsList },
    to: { tag: 'schemaDatamodel', ...schema },
    script: true,
    exitCode: true,
    filters,
  });
const isDifferent = ({ exitCode }) => exitCode === 2;

export const missingCalls = {
  /** The next migration: from the result of the migrations to the schema. */
  async createMigration(engine, params) {
    const diff = await diffToSchema(engine, params);
    const script = isDifferent(diff) ? diff.stdout : params.draft ? EMPTY_MIGRATION : null;
    const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    return {
      connectorType: 'postgresql',
      generatedMigrationName: `${stamp}_${params.migrationName}`.slice(0, LONGEST_NAME).replace(/_$/, ''),
      migrationScript: script,
      extension: 'sql',
    };
  },

  /**
   * The data that the next migration would lose. `db push` checks this before it changes anything, so it is called
   * while the database is prevented from executing changes.
   */
  async evaluateDataLoss(engine, params, database) {
    const migrationSteps = isDifferent(await diffToSchema(engine, params)) ? 1 : 0;
    const { warnings, unexecutable } = await database.dryRun(() =>
      engine.schemaPush({ force: false, schema: params.schema, filters: params.filters }),
    );
    const feedback = (messages) => messages.map((message) => ({ message, stepIndex: 0 }));
    return { migrationSteps, warnings: feedback(warnings), unexecutableSteps: feedback(unexecutable) };
  },
};
