import type { Settings } from '../config';
import type { Database } from '../db';
import { createPasswordHasher } from '../boot/create-password-hasher';
import { SessionsRepository } from '../modules/auth';
import { PasswordResetRepository } from '../modules/password-reset';
import { createRateLimits, RateLimitsRepository } from '../rate-limits';
import { UsersRepository } from '../modules/users';
import { checkContent } from './check-content';
import { CliError } from './cli-error';
import { runBackupCommand } from './backup-commands';
import { UsersCommands } from './users-commands';

const USAGE = `Usage: npm run marquee -- COMMAND

  users list [TEXT]              accounts, or those whose name or email contains TEXT
  users show NAME                one account and its sessions; NAME is a username or an email
  users donator on|off NAME      the Generous Donator badge
  users password NAME [NEW]      sets a password (one is made up and printed) and ends every session
  users unlock NAME              lifts the lock-out after failed logins
  users logout NAME              ends every session
  users delete NAME --yes        deletes an account with everything of it
  content check                  looks for mistakes in DATA_DIR/content
  backup                         writes a backup to DATA_DIR/backups
  restore FILE                   puts a backup in the place of Marquee's own database, or fills the empty DATABASE_URL
  move                           copies Marquee's own database into the empty database in DATABASE_URL
  move back                      copies the database in DATABASE_URL into a new one of Marquee's own
  init                           begins with an empty database although there are backups of one

Without DATABASE_URL commands work on the database under DATA_DIR. Account commands and backup work beside a running
server; stop it for the others.`;

export interface CommandResult {
  output: string;
  exitCode: number;
}

/** Runs a command about accounts. */
export async function runUsersCommand(
  args: readonly string[],
  database: Pick<Database, 'prisma'>,
  settings: Settings,
): Promise<CommandResult> {
  const { prisma } = database;
  const users = new UsersRepository(prisma);
  const commands = new UsersCommands({
    users,
    sessions: new SessionsRepository(prisma),
    passwordResets: new PasswordResetRepository(prisma),
    limits: createRateLimits(new RateLimitsRepository(prisma), settings),
    passwords: async () => createPasswordHasher(1, await users.hashOfEachCost()),
  });
  return attempt(async () => ({ output: await commands.run(args.slice(1)), exitCode: 0 }));
}

/** Runs a command that needs no open database. Undefined when it needs one. */
export async function runPlainCommand(args: readonly string[], settings: Settings): Promise<CommandResult | undefined> {
  const [subject, action] = args;
  if (subject === 'users' && action !== undefined) return undefined;
  return attempt(async () => {
    const output = await runBackupCommand(args, settings, new Date());
    if (output !== undefined) return { output, exitCode: 0 };
    if (subject === 'content' && action === 'check') return checkContent(settings.dataDir);
    if (subject === undefined || subject === 'help' || subject === '--help') return { output: USAGE, exitCode: 0 };
    throw new CliError(`There is no command "${args.join(' ')}".\n\n${USAGE}`);
  });
}

async function attempt(command: () => Promise<CommandResult> | CommandResult): Promise<CommandResult> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof CliError) return { output: error.message, exitCode: 1 };
    throw error;
  }
}
