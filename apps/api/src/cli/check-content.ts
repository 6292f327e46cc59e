import { join } from 'node:path';
import { createLogger } from '@marquee/server';
import { createOperatorContent } from '../modules/content';

/** Validates every file of the operator's content like the server, and lists the errors. */
export function checkContent(dataDir: string): { output: string; exitCode: number } {
  const content = createOperatorContent(dataDir, createLogger('api', 'silent'));
  const lines: string[] = [];
  let mistakes = 0;
  for (const file of Object.values(content)) {
    const found = file.check();
    if (found.state === 'bad') mistakes += 1;
    lines.push(`${LABELS[found.state]}  ${found.problem ?? file.name}`);
  }
  const summary =
    mistakes === 0 ? 'No mistakes.' : `${mistakes} ${mistakes === 1 ? 'file has' : 'files have'} mistakes.`;
  return { output: [join(dataDir, 'content'), ...lines, summary].join('\n'), exitCode: mistakes === 0 ? 0 : 1 };
}

const LABELS = { good: 'ok     ', missing: 'none   ', bad: 'MISTAKE' };
