import type pg from 'pg';
import { TRANSIENT_TABLES } from './backup-header';

export interface TableDescription {
  name: string;
  columns: string[];
}

/** Names of the applied migrations, sorted. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT "migration_name" AS "name" FROM "_prisma_migrations"
     WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name"`,
  );
  return rows.map(({ name }) => name);
}

/** The tables of a backup, referenced tables first: foreign keys are checked while rows are loaded. */
export async function listTables(client: pg.Client): Promise<TableDescription[]> {
  const { rows: tables } = await client.query<TableDescription>(
    `SELECT "table_name" AS "name", json_agg("column_name" ORDER BY "ordinal_position") AS "columns"
     FROM information_schema.columns JOIN information_schema.tables USING ("table_schema", "table_name")
     WHERE "table_schema" = current_schema() AND "table_type" = 'BASE TABLE' AND "is_generated" = 'NEVER'
       AND "table_name" <> '_prisma_migrations' AND "table_name" <> ALL ($1)
     GROUP BY "table_name" ORDER BY "table_name"`,
    [[...TRANSIENT_TABLES]],
  );
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `SELECT child."relname" AS "child", parent."relname" AS "parent" FROM pg_constraint
     JOIN pg_class child ON child."oid" = "conrelid" JOIN pg_class parent ON parent."oid" = "confrelid"
     WHERE "contype" = 'f' AND "conrelid" <> "confrelid" AND "connamespace" = current_schema()::regnamespace`,
  );
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<TableDescription>();
  const visit = (name: string, path: readonly string[]) => {
    const table = byName.get(name);
    if (!table || ordered.has(table) || path.includes(name)) return;
    for (const { child, parent } of references) if (child === name) visit(parent, [...path, name]);
    ordered.add(table);
  };
  tables.forEach(({ name }) => visit(name, []));
  return [...ordered];
}

export async function listSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT "sequencename" AS "name", "last_value"::text AS "value" FROM pg_sequences
     WHERE "schemaname" = current_schema() AND "last_value" IS NOT NULL ORDER BY 1`,
  );
  return rows;
}
