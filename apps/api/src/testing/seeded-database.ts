import { migrationsFolder } from '../config';
import { openDatabase } from '../db';
import { ownerProfile } from '../modules/users/users.repository';
import { createDatabase } from './test-database';

/** Rows with every kind of value, and the characters that COPY escapes. */
const ada = {
  username: 'Ada "Countess" \\ Lovelace\n👩‍💻',
  usernameKey: 'ada',
  email: 'ada@example.org',
  emailKey: 'ada@example.org',
  passwordHash: '\\.\n\\N',
  name: '\\.',
  encryptedFourKToken: new Uint8Array([0, 1, 254, 255]),
};

const profile = {
  ...ownerProfile('Ada', 0),
  revision: 9_007_199_254_740_993n,
  entryCounts: { bookmarks: 1, history: 1 },
  avatar: new Uint8Array([255, 0, 10, 92]),
  entries: {
    create: [
      {
        collection: 'bookmarks',
        key: '603/movie/watch\\.\tlist',
        value: {},
        changedAtMs: 1n,
        receivedAtMs: 2n,
        revision: 3n,
      },
      {
        collection: 'history',
        key: 'tv:1399/s1e1',
        value: { title: '\\.\nA\ttab', progress: { watched: 1234.5678901234567, duration: 0.1 } },
        changedAtMs: 6n,
        receivedAtMs: 7n,
        revision: 5n,
      },
    ],
  },
};

const passkeyOf = (index: number) => ({
  credentialId: new Uint8Array([index, 92, 10]),
  publicKey: new Uint8Array([165, 1, 2]),
  counter: 4_294_967_295n,
  transports: ['internal', '{"a\\b,'],
  rpId: 'localhost',
  name: '\\N',
  createdAt: new Date(0),
});

const secondFactor = {
  encryptedSecret: new Uint8Array([1, 0, 92]),
  lastStep: 58_000_000n,
  recoveryHashes: [new Uint8Array([0, 92]), new Uint8Array([])],
  createdAt: new Date(0),
};

export interface SeededDatabase {
  databaseUrl: string;
  open: () => ReturnType<typeof openDatabase>;
  /** All user data, for comparison. */
  read: () => Promise<unknown>;
  drop: () => Promise<void>;
}

/** A new database with all migrations and the given number of `accounts`, each with its own rows. */
export async function seededDatabase(accounts = 1): Promise<SeededDatabase> {
  const { databaseUrl, drop } = await createDatabase();
  const open = () => openDatabase({ databaseUrl, migrationsFolder });
  const withPrisma = async <Result>(work: (opened: Awaited<ReturnType<typeof open>>) => Promise<Result>) => {
    const opened = await open();
    return work(opened).finally(() => opened.close());
  };
  await withPrisma(async ({ prisma }) => {
    for (let index = 0; index < accounts; index += 1)
      await prisma.user.create({
        data: {
          ...ada,
          profiles: { create: profile },
          passkeys: { create: passkeyOf(index) },
          secondFactor: { create: secondFactor },
          usernameKey: `ada${index || ''}`,
          emailKey: `ada${index || ''}@example.org`,
        },
      });
  });
  return {
    databaseUrl,
    open,
    read: () =>
      withPrisma(({ prisma }) =>
        prisma.user.findMany({
          include: { profiles: { include: { entries: true } }, sessions: true, passkeys: true, secondFactor: true },
          orderBy: { usernameKey: 'asc' },
        }),
      ),
    drop,
  };
}
