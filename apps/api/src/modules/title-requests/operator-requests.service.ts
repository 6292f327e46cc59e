import {
  REQUESTS_PAGE_SIZE,
  type RequestAnswer,
  type RequestDetails,
  type RequestsPage,
  type RequestsQuery,
} from '@marquee/core/contracts';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { CurrentSession } from '../auth';
import type { AccountNotices } from '../mail';
import { beginAct } from '../operator';
import { TitleRequestsRepository } from './title-requests.repository';

export interface OperatorRequestsDeps {
  database: PrismaDatabase;
  notices: Pick<AccountNotices, 'requestChanged'>;
  now: () => number;
}

/** What operators do with requests. */
export class OperatorRequestsService {
  readonly #requests: TitleRequestsRepository;

  constructor(private readonly deps: OperatorRequestsDeps) {
    this.#requests = new TitleRequestsRepository(deps.database.prisma);
  }

  async list(query: RequestsQuery): Promise<RequestsPage> {
    const found = await this.#requests.list(query);
    const requests = found.slice(0, REQUESTS_PAGE_SIZE);
    return { requests, next: found.length > requests.length ? query.page + 1 : null };
  }

  async find(id: string): Promise<RequestDetails> {
    const found = await this.#requests.find(id);
    if (!found) throw new ApiError('not_found');
    return found;
  }

  /** @throws ApiError `in_library` if the library was faster */
  async answer({ sessionId }: CurrentSession, id: string, answer: RequestAnswer): Promise<void> {
    const { database, notices, now } = this.deps;
    const at = now();
    const told = await database.prisma.$transaction(async (tx) => {
      const { record } = await beginAct(tx, { sessionId }, at);
      const requests = new TitleRequestsRepository(tx);
      const request = await requests.lock(id);
      if (!request) throw new ApiError('not_found');
      if (request.state === 'available') throw new ApiError('in_library');
      if (request.state === answer.state && request.words === answer.words) return [];
      await requests.answer(id, { ...answer, changedAt: new Date(at) });
      await record({ name: 'answer_request', target: { id, name: request.name }, details: { state: answer.state } });
      return requests.tellAskers([id]);
    });
    for (const { user, request, language } of told) notices.requestChanged(user, request, language);
  }
}
