import type { CurrentSession, SessionsService } from '../auth';
import type { AccountService } from './account.service';
import type { ExportRepository } from './export.repository';
import { toUser } from './profile';
import type { TokenSealer } from '../../lib/token-sealer';

export interface ExportOptions {
  account: AccountService;
  sessions: SessionsService;
  rows: ExportRepository;
  sealer: TokenSealer;
  now: () => number;
}

/** Everything that the server keeps about a person, for the person. */
export class ExportService {
  constructor(private readonly options: ExportOptions) {}

  async exportOf(session: CurrentSession): Promise<{ fileName: string; json: string }> {
    const { account, sessions, rows, sealer, now } = this.options;
    const { userId } = session;
    const [user, list, bookmarks, history, settings] = await Promise.all([
      account.read(userId),
      sessions.listOf(session),
      rows.bookmarksOf(userId),
      rows.historyOf(userId),
      rows.settingsOf(userId),
    ]);
    const { token: _csrf, ...profile } = toUser(user, '', sealer);
    const exportedAt = new Date(now()).toISOString();
    const head = JSON.stringify({ format: 1, exportedAt, profile, sessions: list });
    // The lists are JSON text of the database already.
    const json = `${head.slice(0, -1)},"bookmarks":${bookmarks},"history":${history},"settings":${settings}}`;
    return { fileName: `marquee-export-${exportedAt.slice(0, 10)}.json`, json };
  }
}
