import { adviceText, diagnoseAddress, hostOf, problemText } from '@marquee/player/diagnosis';
import type { SkippedSource } from '@marquee/player/sources';
import { loadMessages } from '../stage/load-messages';

/** Why a visitor's URL does not play, and what to do; null if nothing wrong is found. */
export async function explainAddress(
  address: string,
  code: SkippedSource['code'],
  signal: AbortSignal,
): Promise<string | null> {
  const [problem, messages] = await Promise.all([
    // A server that did not respond to the search would not respond now.
    code === 'timeout' ? ({ kind: 'late', host: hostOf(address) } as const) : diagnoseAddress(address, signal),
    loadMessages(),
  ]);
  if (problem === null) return null;
  return [problemText(problem, messages), adviceText(problem, 'stream', messages)].filter(Boolean).join(' ');
}
