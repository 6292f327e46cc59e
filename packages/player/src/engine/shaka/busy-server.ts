import * as z from 'zod/mini';
import type { Lifetime } from '../lifetimes';
import type { ShakaPlayer } from './load-shaka';

/** The protocol's error of a provider without a free slot (docs/sources.md). */
const busySchema = z.object({ code: z.literal('busy') });
const BUSY_STATUS = 503;
/** A slot may be free at the second attempt already, which is not worth a message. */
const MIN_REFUSALS = 2;
/** Longer than the delay between two attempts. */
const FORGET_MS = 15_000;

/** Shaka's error of a request: URL, status, text of the response. */
interface DownloadFailed extends Event {
  error?: { data?: readonly unknown[] } | null;
}

function isBusy({ error }: DownloadFailed): boolean {
  const [, status, text] = error?.data ?? [];
  if (status !== BUSY_STATUS || typeof text !== 'string') return false;
  try {
    return busySchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** Reports when the server refuses segments because it has no free slot, and when it has not done so for a while. */
export function watchBusyServer(player: ShakaPlayer, tell: (isServerBusy: boolean) => void, lifetime: Lifetime): void {
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => {
    refusals = 0;
    tell(false);
  };
  lifetime.listen(player, 'downloadfailed', (event: DownloadFailed) => {
    if (!isBusy(event)) return;
    clearTimeout(timer);
    timer = setTimeout(forget, FORGET_MS);
    refusals += 1;
    if (refusals >= MIN_REFUSALS) tell(true);
  });
  lifetime.onEnd(() => clearTimeout(timer));
}
