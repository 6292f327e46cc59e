import { BootError } from '../config';

/** What the operator reads when starting fails: one sentence, never a stack or a dependency's source code. */
export function failureSentence(error: unknown): string {
  if (error instanceof BootError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `Marquee's API could not start: ${message.split('\n', 1)[0]?.slice(0, 300)}`;
}
