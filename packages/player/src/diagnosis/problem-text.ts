import type { PlayerErrorCode } from '../engine/errors/player-error';
import { formatList } from '../messages/format';
import type { PlayerMessages } from '../messages/player-messages';
import { areSounds } from './codecs';
import { problemMessages } from './problem-messages';
import { isServersFault, type StreamProblem } from './stream-problem';

type Words = Pick<PlayerMessages, 'errors' | 'locale'>;

/** A sentence with the reason and who failed: the source by its name, or else the server. */
export function problemText(problem: StreamProblem, { locale }: Words, source?: string): string {
  const problems = problemMessages();
  if (problem.kind === 'codecs') {
    const say = areSounds(problem.codecs) ? problems.soundCodecs : problems.codecs;
    return say({ codecs: formatList(problem.codecs, locale) });
  }
  if (problem.kind === 'container') return problems.container({ container: problem.container });
  const { kind, host, status = 0, ofKey } = problem;
  const reason = problems.reasons[kind]({ host: source ?? host ?? problems.theSource, status });
  return ofKey ? problems.keyMissing({ reason }) : reason;
}

/** Problems that another browser may not have. */
const ofThisBrowser: readonly StreamProblem['kind'][] = ['codecs', 'container', 'noPicture', 'undecodable'];

/** Advice for the visitor; null if the sentence already includes it. */
export function adviceText(problem: StreamProblem, code: PlayerErrorCode, { errors }: Words): string | null {
  if (ofThisBrowser.includes(problem.kind)) return problemMessages().tryOtherBrowser;
  if (isServersFault(problem)) return problemMessages().tryOtherSource;
  return code === 'network' && problem.kind === 'unreachable' ? errors.reconnects : null;
}
