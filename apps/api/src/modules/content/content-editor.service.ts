import { isRecord } from '@marquee/core';
import type { ContentKind, OperatorContent as Described } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { parseInput } from '../../http/parse';
import type { CurrentSession } from '../auth';
import { beginAct } from '../operator';
import type { SiteSettings } from '../site-settings';
import { describeKinds, fileOf, kindSchemas } from './content-kinds';
import type { OperatorContent } from './operator-content';

export interface ContentEditorDeps {
  content: OperatorContent;
  siteSettings: SiteSettings;
  now: () => number;
}

/** The content as operators see and change it on the dashboard. */
export class ContentEditorService {
  constructor(private readonly deps: ContentEditorDeps) {}

  read(): Described {
    const { content, siteSettings } = this.deps;
    return { kinds: describeKinds(content, (kind) => siteSettings.content(kind)) };
  }

  /**
   * Stores a kind, or removes what is stored of it.
   *
   * @throws ApiError `bad_request` with each invalid field, `setting_fixed` where a file wins
   */
  async save({ sessionId }: CurrentSession, kind: ContentKind, value: unknown): Promise<Described> {
    const { content, siteSettings, now } = this.deps;
    if (fileOf(content, kind).fixedBy !== null) throw new ApiError('setting_fixed');
    if (value !== null) {
      parseInput(kindSchemas[kind], value);
      if (!isStorable(value)) throw new ApiError('bad_request', { fields: { body: 'has characters that are none' } });
    }
    await siteSettings.save(async (tx) => {
      const { record } = await beginAct(tx, { sessionId }, now());
      const details = { content: value === null ? 'removed' : 'changed' };
      await record({ name: 'change_content', target: { id: null, name: kind }, details });
      return { content: { [kind]: value } };
    });
    return this.read();
  }
}

/** PostgreSQL stores neither NUL nor halves of characters. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  return !isRecord(value) || Object.values(value).every(isStorable);
}
