import { parseRequestId, requestId, type RequestedTitle, type SiteLanguage } from '@marquee/core';
import { MOST_OPEN_REQUESTS, type OwnRequest } from '@marquee/core/contracts';
import type { Logger } from '@marquee/server';
import { withLockedUser, type PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import { SessionsRepository, type CurrentSession } from '../auth';
import type { AvailabilityService } from '../availability';
import type { AccountNotices } from '../mail';
import type { TakenDown } from '../site-settings/taken-down';
import { type Asking, nameOfTitle, type FilteredTmdb } from '../tmdb';
import { TitleRequestsRepository, type Voters } from './title-requests.repository';

export interface TitleRequestsDeps {
  database: PrismaDatabase;
  availability: Pick<AvailabilityService, 'has' | 'onChange' | 'refresh'>;
  takenDown: Pick<TakenDown, 'has' | 'onChange'>;
  tmdb: Pick<FilteredTmdb, 'get' | 'visibleOf'>;
  limits: Pick<RateLimits, 'requestsOfMember' | 'requestsOfMembers'>;
  notices: Pick<AccountNotices, 'requestChanged'>;
  logger: Logger;
  now: () => number;
}

/** What members ask for, as far as they may see it, and how that ends when the library has it. */
export class TitleRequestsService {
  readonly #requests: TitleRequestsRepository;

  constructor(private readonly deps: TitleRequestsDeps) {
    this.#requests = new TitleRequestsRepository(deps.database.prisma);
    const close = () =>
      void this.closeFulfilled().catch((error: unknown) =>
        deps.logger.warn({ err: error }, 'requests that the library has were not closed'),
      );
    deps.availability.onChange(close);
    deps.takenDown.onChange(close);
  }

  /** Without titles that are hidden from whoever looks. */
  async listOf(voters: Voters, { rules, caller }: Asking): Promise<OwnRequest[]> {
    const all = await this.#requests.listOf(voters);
    const titles = [...new Set(all.map(({ title }) => title))];
    const visible = await this.deps.tmdb.visibleOf(titles, rules, caller);
    return all.filter(({ title }) => visible.has(title));
  }

  /**
   * Asking twice is one vote.
   *
   * @throws ApiError `unauthorized` if the session has ended meanwhile, `not_found` for a title that is hidden from the profile, `taken_down`, `in_library`,
   *   `rate_limited`, `requests_full`, `site_requests_full`
   */
  async ask(
    { userId, profileId, sessionId }: CurrentSession,
    asked: RequestedTitle,
    { language, ...asker }: Asking & { language: SiteLanguage },
  ): Promise<void> {
    const { limits, tmdb, availability, database, now } = this.deps;
    await limits.requestsOfMember.consume(userId);
    await limits.requestsOfMembers.consume('all');
    const part = asked.season === null ? null : `season/${asked.season}`;
    const name = await nameOfTitle(tmdb, asked.title, part, asker);
    await availability.refresh();
    if (availability.has(asked)) throw new ApiError('in_library');
    const vote = { userId, profileId, id: requestId(asked), name, language, at: new Date(now()) };
    const isLoggedIn = await withLockedUser(database, userId, async (tx) => {
      // The profile may be gone.
      if (!(await new SessionsRepository(tx).profileOf(sessionId))) return false;
      const requests = new TitleRequestsRepository(tx);
      if (await requests.hasVote(vote)) return true;
      if ((await requests.countWaiting(vote)) >= MOST_OPEN_REQUESTS) throw new ApiError('requests_full');
      await requests.add(vote);
      if (!(await requests.makeRoom(vote.id))) throw new ApiError('site_requests_full');
      return true;
    });
    if (!isLoggedIn) throw new ApiError('unauthorized');
    // The library may have got it since, and closed an earlier request.
    await availability.refresh();
    await this.closeFulfilled();
  }

  async withdraw(voters: Voters, id: string): Promise<void> {
    await this.deps.database.prisma.$transaction(async (tx) => new TitleRequestsRepository(tx).withdraw(id, voters));
  }

  /** Closes what the library has, and tells those who asked: whichever process is first. */
  async closeFulfilled(): Promise<void> {
    const { availability, takenDown, database, notices, now } = this.deps;
    const fulfilled = (await this.#requests.unfulfilled()).filter((id) => {
      const asked = parseRequestId(id);
      // What is taken down cannot be played; it is looked at again when it is put back.
      return asked && !takenDown.has(asked.title) && availability.has(asked);
    });
    if (fulfilled.length === 0) return;
    const told = await database.prisma.$transaction(async (tx) => {
      const requests = new TitleRequestsRepository(tx);
      return requests.tellAskers(await requests.close(fulfilled, new Date(now())));
    });
    for (const { user, request, language } of told) notices.requestChanged(user, request, language);
  }
}
