import { logWarning } from '../../../shared/lib/browser/log-warning';
import type { Records } from '../../../shared/store/collections';
import { showToast } from '../../../shared/ui';
import { readSyncAnswer, type SyncAnswer } from '../sync-api';
import type { Outbox, PendingEntry } from './outbox';
import { fullText, refusalText } from './texts';

/** Handles entries that the server refused. */
export function createRefusals(outbox: Outbox, records: Pick<Records, 'confirm'>) {
  let refused = 0;
  let fullMessage: string | null = null;

  function handle(sent: readonly PendingEntry[], { refusals }: SyncAnswer): void {
    for (const { name, code, keys } of refusals) {
      const items = sent.filter((item) => item.name === name && keys.includes(item.entry.key));
      if (code === 'collection_full' || code === 'account_full') {
        outbox.hold(items);
        const message = fullText(name, code);
        if (fullMessage === null) showToast({ kind: 'warning', message });
        fullMessage = message;
      } else {
        // A refused entry must not block the others. It stays in this browser.
        logWarning('The server refused entries.', keys);
        refused += items.length;
        void records.confirm(outbox.confirm(items));
      }
    }
  }

  return {
    handle,
    /** The server refused the whole request. */
    handleAll: (sent: readonly PendingEntry[]): void =>
      handle(sent, {
        ...readSyncAnswer({}),
        refusals: sent.map(({ name, entry }) => ({ name, code: 'invalid', keys: [entry.key] })),
      }),
    /** What to tell the visitor after a round that succeeded. */
    messageAfterRound(): string | null {
      if (!outbox.hasHeld()) fullMessage = null;
      return fullMessage ?? (refused === 0 ? null : refusalText(refused));
    },
  };
}

export type Refusals = ReturnType<typeof createRefusals>;
