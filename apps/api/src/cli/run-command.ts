import type { Settings } from '../config';
import type { Database } from '../db';
import { createPasswordHasher, SessionsRepository } from '../modules/auth';
import { createRateLimits, RateLimitsRepository } from '../rate-limits';
import { UsersRepository } from '../modules/users';
import { checkContent } from './check-content';
import { CliError } from './cli-error';
import { runBackupCommand } from './backup-commands';
import { UsersCommands } from './users-commands';

const USAGE = `Usage: npm run marquee -- COMMAND

  users list [TEXT]              list all accounts, or those whose name or email contains TEXT
  users show NAME                show one account and its sessions; NAME is a username or an email
  users donator on|off NAME      turn the Generous Donator badge on or off
  users operator on|off NAME     let an account run the site on the dashboard, or not
  users uncap NAME               lift what its invitation said that an account may watch
  users password NAME [NEW]      set a password (without NEW, one is created and printed) and end all sessions
  users second-factor off NAME   let an account log in without a code
  users unlock NAME              end the lockout after failed logins and codes
  users logout NAME              end all sessions
  users delete NAME --yes        delete an account and everything in it
  content check                  check DATA_DIR/content for mistakes
  backup                         write a backup to DATA_DIR/backups
  restore FILE                   replace Marquee’s own database with a backup, or fill the empty DATABASE_URL
  move                           copy Marquee’s own database into the empty database in DATABASE_URL
  move back                      copy the database in DATABASE_URL into a new one of Marquee’s own
  init                           start with an empty database even though there are backups

Without DATABASE_URL, commands use the database under DATA_DIR. You can run account commands and backup while the server
is running. Stop it for the others.`;

export interface CommandResult {
  output: string;
  exitCode: number;
}

/** Runs a command that manages accounts. */
export async function runUsersCommand(
  args: readonly string[],
  database: Pick<Database, 'prisma'>,
): Promise<CommandResult> {
  const { prisma } = database;
  const commands = new UsersCommands({
    database,
    users: new UsersRepository(prisma),
    sessions: new SessionsRepository(prisma),
    limits: createRateLimits(new RateLimitsRepository(prisma)),
    passwords: createPasswordHasher(1),
  });
  return attempt(async () => ({ output: await commands.run(args.slice(1)), exitCode: 0 }));
}

/** Runs a command that does not use the database; returns undefined for other commands. */
export async function runPlainCommand(args: readonly string[], settings: Settings): Promise<CommandResult | undefined> {
  const [subject, action] = args;
  if (subject === 'users' && action !== undefined) return undefined;
  return attempt(async () => {
    const output = await runBackupCommand(args, settings, new Date());
    if (output !== undefined) return { output, exitCode: 0 };
    if (subject === 'content' && action === 'check') return checkContent(settings.dataDir);
    if (subject === undefined || subject === 'help' || subject === '--help') return { output: USAGE, exitCode: 0 };
    throw new CliError(`There’s no command “${args.join(' ')}”.\n\n${USAGE}`);
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
