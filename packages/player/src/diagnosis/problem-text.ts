import type { PlayerErrorCode } from '../engine/errors/player-error';
import { formatList } from '../messages/format';
import type { PlayerMessages } from '../messages/player-messages';
import { englishProblems } from './english-problems';
import { isServersFault, type StreamProblem } from './stream-problem';

type Words = Pick<PlayerMessages, 'errors' | 'problems' | 'locale'>;

/** A sentence with the server and the reason. */
export function problemText(problem: StreamProblem, { problems = englishProblems, locale }: Words): string {
  if (problem.kind === 'codecs') return problems.codecs({ codecs: formatList(problem.codecs, locale) });
  if (problem.kind === 'container') return problems.container({ container: problem.container });
  const { kind, host, status = 0, ofKey } = problem;
  const reason = problems.reasons[kind]({ host: host ?? problems.theSource, status });
  return ofKey ? problems.keyMissing({ reason }) : reason;
}

/** Problems that another browser may not have. */
const ofThisBrowser: readonly StreamProblem['kind'][] = ['codecs', 'container', 'noPicture', 'undecodable'];

/** Advice for the visitor; null if the sentence already includes it. */
export function adviceText(
  problem: StreamProblem,
  code: PlayerErrorCode,
  { errors, problems = englishProblems }: Words,
): string | null {
  if (ofThisBrowser.includes(problem.kind)) return problems.tryOtherBrowser;
  if (isServersFault(problem)) return problems.tryOtherSource;
  return code === 'network' && problem.kind === 'unreachable' ? errors.reconnects : null;
}
