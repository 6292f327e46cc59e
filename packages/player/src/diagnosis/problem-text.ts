import { formatList } from '../messages/format';
import type { PlayerMessages } from '../messages/player-messages';
import type { StreamProblem } from './stream-problem';

/** A sentence that names the server and the reason. */
export function problemText(problem: StreamProblem, { errors, locale }: PlayerMessages): string {
  if (problem.kind === 'codecs') return errors.codecs({ codecs: formatList(problem.codecs, locale) });
  if (problem.kind === 'container') return errors.container({ container: problem.container });
  const { kind, host, status = 0, ofKey } = problem;
  const reason = errors.problems[kind]({ host: host ?? errors.theSource, status });
  return ofKey ? errors.keyMissing({ reason }) : reason;
}
