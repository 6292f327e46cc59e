import { useEffect, useState } from 'react';
import type { StreamProblem } from '../../diagnosis/stream-problem';
import { usePlayerMessages } from '../messages-context';

/** A sentence that describes a problem of the source with this name; its texts are loaded with the diagnosis. */
export function useProblemText(problem: StreamProblem | null, source?: string): string | null {
  const messages = usePlayerMessages();
  const [said, setSaid] = useState<{ problem: StreamProblem; text: string }>();
  useEffect(() => {
    if (problem === null) return;
    let isCurrent = true;
    void import('../../diagnosis')
      .then(({ problemText }) => isCurrent && setSaid({ problem, text: problemText(problem, messages, source) }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [problem, messages, source]);
  return said && said.problem === problem ? said.text : null;
}
