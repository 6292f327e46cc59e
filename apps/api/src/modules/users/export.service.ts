import { OWNER_PROFILE_ID } from '@marquee/core';
import { collectionNames } from '@marquee/core/collections';
import type { SignInMethods } from '@marquee/core/contracts';
import type { TokenCipher } from '../../lib/token-cipher';
import type { CurrentSession, SessionsService } from '../auth';
import type { ReadBudget } from '../../rate-limits';
import type { ReportsRepository } from '../reports/reports.repository';
import type { TitleRequestsRepository } from '../title-requests/title-requests.repository';
import type { ProfileKey } from '../profiles/profile-key';
import type { UsersService } from './users.service';
import type { ExportRepository } from './export.repository';
import { toUser } from './profile';

export interface ExportServiceDeps {
  users: UsersService;
  sessions: SessionsService;
  rows: ExportRepository;
  reports: Pick<ReportsRepository, 'listOf'>;
  requests: Pick<TitleRequestsRepository, 'listOf'>;
  reads: ReadBudget;
  tokenCipher: TokenCipher;
  methodsOf: (userId: string) => Promise<SignInMethods>;
  now: () => number;
}

/** Exports everything that the server stores about a user. */
export class ExportService {
  constructor(private readonly deps: ExportServiceDeps) {}

  /**
   * The file as JSON text in parts, so that only some thousand entries are in memory.
   *
   * @throws ApiError `rate_limited`
   */
  async exportOf(session: CurrentSession): Promise<{ fileName: string; parts: AsyncIterable<string> }> {
    const { users, sessions, rows, reports, requests, reads, tokenCipher, methodsOf, now } = this.deps;
    const { userId } = session;
    const profiles = await rows.profilesOf(userId);
    await reads.consume(
      userId,
      profiles.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const [user, list, identities, webhook, reported, asked, { passkeys, secondFactor }] = await Promise.all([
      users.read(userId),
      sessions.listOf(session),
      rows.identitiesOf(userId),
      rows.webhookOf(userId),
      reports.listOf(userId),
      requests.listOf({ userId }),
      methodsOf(userId),
    ]);
    const { token: _csrf, ...profile } = toUser(user, '', tokenCipher);
    const exportedAt = new Date(now()).toISOString();
    const head = JSON.stringify({
      format: 2,
      exportedAt,
      profile,
      sessions: list,
      identities,
      webhook,
      passkeys,
      secondFactorSince: secondFactor?.since ?? null,
      reports: reported,
      requests: asked,
    });
    const parts = async function* () {
      yield `${head.slice(0, -1)},"collections":`;
      yield* collectionsOf(rows, { userId, profileId: OWNER_PROFILE_ID });
      yield ',"profiles":[';
      for (const [index, { id, details, hasPin, notices }] of profiles.entries()) {
        yield `${index > 0 ? ',' : ''}${JSON.stringify({ ...details, id, hasPin, notices }).slice(0, -1)}`;
        if (id !== OWNER_PROFILE_ID) {
          yield ',"collections":';
          yield* collectionsOf(rows, { userId, profileId: id });
        }
        yield '}';
      }
      yield ']}';
    };
    return { fileName: `marquee-export-${exportedAt.slice(0, 10)}.json`, parts: parts() };
  }
}

async function* collectionsOf(rows: ExportRepository, owner: ProfileKey): AsyncGenerator<string> {
  yield '{';
  for (const [index, name] of collectionNames.entries()) {
    yield `${index > 0 ? ',' : ''}"${name}":[`;
    // Already JSON text from the database.
    yield* joined(rows.entriesOf(owner, name));
    yield ']';
  }
  yield '}';
}

async function* joined(pages: AsyncIterable<string[]>): AsyncGenerator<string> {
  let comma = '';
  for await (const entries of pages) {
    yield comma + entries.join(',');
    comma = ',';
  }
}
