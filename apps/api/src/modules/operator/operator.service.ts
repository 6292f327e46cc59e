import { PEOPLE_PAGE_SIZE, type ActsPage, type MatchFileBody, type OperatorLibrary } from '@marquee/core/contracts';
import type { PrismaDatabase } from '../../db';
import type { LibraryClient } from './library-client';
import { OperatorActsRepository } from './operator-acts.repository';
import type { Operator } from './operators.repository';

export interface OperatorServiceDeps {
  database: PrismaDatabase;
  now: () => number;
}

/** The library and the log of acts, for operators. */
export class OperatorService {
  readonly #acts: OperatorActsRepository;

  constructor(
    private readonly deps: OperatorServiceDeps,
    private readonly client: LibraryClient,
  ) {
    this.#acts = new OperatorActsRepository(deps.database.prisma);
  }

  library(query: string): Promise<OperatorLibrary> {
    return this.client.list(query);
  }

  /** The stream provider stores the match, so it is written down once that has answered. */
  async matchFile(operator: Operator, body: MatchFileBody): Promise<void> {
    await this.client.match(body);
    const { match, folder, path } = body;
    const details = { folder, ...(match && { title: match.title, tmdbId: `${match.mediaType}:${match.tmdbId}` }) };
    await this.#acts.add(operator, { name: 'match_file', target: { id: null, name: path }, details }, this.deps.now());
  }

  async acts({ before }: { before?: string | undefined }): Promise<ActsPage> {
    const found = await this.#acts.list(before === undefined ? undefined : BigInt(before));
    const acts = found.slice(0, PEOPLE_PAGE_SIZE);
    return { acts, next: found.length > acts.length ? (acts.at(-1)?.id ?? null) : null };
  }
}
