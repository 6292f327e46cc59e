import { useEffect, useState } from 'react';
import type { StreamProblem } from '../../diagnosis/stream-problem';
import { usePlayerMessages } from '../messages-context';

/** The sentence on what is wrong with a stream; its words come with the code that found it out. */
export function useProblemText(problem: StreamProblem | null): string | null {
  const messages = usePlayerMessages();
  const [said, setSaid] = useState<{ problem: StreamProblem; text: string }>();
  useEffect(() => {
    if (problem === null) return;
    let isCurrent = true;
    void import('../../diagnosis')
      .then(({ problemText }) => isCurrent && setSaid({ problem, text: problemText(problem, messages) }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [problem, messages]);
  return said && said.problem === problem ? said.text : null;
}
