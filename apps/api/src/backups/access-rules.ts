import { basename } from 'node:path';
import type { OperatorActName } from '@marquee/core/contracts';
import type { SqlSession } from '../db/migrations';
import { TERMINAL } from '../modules/operator/operator-acts.repository';

/** Who may use a restored site, for its operator to read. */
export interface AccessRules {
  /** What a restore made stricter than the backup says. */
  closed: { visitors: boolean; signUp: boolean };
  operators: string[];
  disabled: string[];
}

/** A setting that is absent has its default, which is open. */
const setTo = (key: string, strict: string, open: string) => `
  INSERT INTO "site_settings" ("key", "value", "updated_at") VALUES ('${key}', '"${strict}"', now())
  ON CONFLICT ("key") DO UPDATE SET "value" = EXCLUDED."value", "updated_at" = now()
    WHERE "site_settings"."value" = '"${open}"'
  RETURNING "key"`;

/**
 * Call after a restore, in its transaction: what was closed, revoked or used up since the backup must not be open again. Nobody
 * knows what was, so a restored site is for members, and nobody signs up uninvited, until an operator says otherwise.
 */
export async function closeSite(
  session: SqlSession,
  { file, isCurrent = false }: { file: string; isCurrent?: boolean },
): Promise<AccessRules> {
  const close = async (sql: string) => !isCurrent && (await session.query(sql)).length > 0;
  const closed = {
    visitors: await close(setTo('visitors', 'members', 'everyone')),
    signUp: await close(setTo('signUp', 'invitation', 'open')),
  };
  if (!isCurrent) {
    await session.exec('UPDATE "invitations" SET "revoked_at" = now() WHERE "revoked_at" IS NULL');
    // Whoever runs the site with the one at the terminal sees why it is closed.
    await session.query(
      `INSERT INTO "operator_acts" ("at", "operator_id", "operator_name", "act", "target_name")
       VALUES (now(), $1::uuid, $2, $3, $4)`,
      [TERMINAL.id, TERMINAL.username, 'restore' satisfies OperatorActName, basename(file)],
    );
  }
  const names = async (condition: string) =>
    (
      await session.query<{ username: string }>(`SELECT "username" FROM "users" WHERE ${condition} ORDER BY "username"`)
    ).map(({ username }) => username);
  return {
    closed,
    operators: await names('"is_operator" AND "disabled_at" IS NULL'),
    disabled: await names('"disabled_at" IS NOT NULL'),
  };
}

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nobody' : names.join(', '));

/** What a restore means for who may use the site. */
export const rulesText = ({ closed, operators, disabled }: AccessRules): string =>
  [
    ...(closed.visitors
      ? ['The site is for members only now: it may have been closed since the backup. Open it under Settings.']
      : []),
    ...(closed.signUp ? ['Accounts are by invitation now. Open sign-up under Settings.'] : []),
    'All invitations have ended.',
    `Operators: ${listed(operators)}.`,
    `Disabled accounts: ${listed(disabled)}. Whoever was disabled or deleted since the backup can log in again.`,
    'Passkeys, links to a provider, second factors and whether passwords work are as of the backup: what was removed since is back.',
  ].join('\n');
