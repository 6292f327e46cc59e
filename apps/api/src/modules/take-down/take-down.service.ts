import type { TitleKey } from '@marquee/core';
import { TAKE_DOWN_LIMITS, type TakeDownBody, type TakenDownList } from '@marquee/core/contracts';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { CurrentSession } from '../auth';
import { beginAct } from '../operator';
import type { SiteSettings } from '../site-settings';
import { TakeDownRepository } from './take-down.repository';

export interface TakeDownServiceDeps {
  database: PrismaDatabase;
  siteSettings: Pick<SiteSettings, 'changeTakenDown'>;
  hasOpenStreams: () => boolean;
  now: () => number;
}

/** Takes titles down and puts them back. */
export class TakeDownService {
  readonly #titles: TakeDownRepository;

  constructor(private readonly deps: TakeDownServiceDeps) {
    this.#titles = new TakeDownRepository(deps.database.prisma);
  }

  async list(): Promise<TakenDownList> {
    return { titles: await this.#titles.list(), hasOpenStreams: this.deps.hasOpenStreams() };
  }

  /**
   * Only the note of a title that is on the list changes.
   *
   * @throws ApiError `collection_full`
   */
  async takeDown({ sessionId }: CurrentSession, key: TitleKey, body: TakeDownBody): Promise<void> {
    const now = this.deps.now();
    await this.deps.siteSettings.changeTakenDown({ add: key }, async (tx) => {
      // One act after another, so that two at once cannot both add it.
      const { operator, record } = await beginAct(tx, { sessionId }, now);
      const titles = new TakeDownRepository(tx);
      const known = await titles.setNote(key, body.note);
      if (known === undefined) {
        if ((await titles.count()) >= TAKE_DOWN_LIMITS.titles) throw new ApiError('collection_full');
        await titles.add({ ...body, key, operator: operator.username, at: new Date(now) });
      }
      await record({
        name: known === undefined ? 'take_down' : 'change_note',
        target: targetOf(key, known ?? body.name),
      });
    });
  }

  /** @throws ApiError `not_found` if it is not on the list */
  async putBack({ sessionId }: CurrentSession, key: TitleKey): Promise<void> {
    await this.deps.siteSettings.changeTakenDown({ remove: key }, async (tx) => {
      const { record } = await beginAct(tx, { sessionId }, this.deps.now());
      const name = await new TakeDownRepository(tx).remove(key);
      if (name === undefined) throw new ApiError('not_found');
      await record({ name: 'put_back', target: targetOf(key, name) });
    });
  }
}

const targetOf = (key: TitleKey, name: string) => ({ id: key, name: name || key });
