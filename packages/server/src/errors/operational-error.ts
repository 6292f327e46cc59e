/** An error that the operator has to fix. The message is one sentence for them, printed unchanged. */
export class OperationalError extends Error {
  override readonly name = 'OperationalError';
}

/**
 * Describes a failure to the operator in one sentence, never with a stack or a dependency's source code.
 *
 * @param what beginning of the sentence if the error has no message of its own, e.g. “The API could not start”
 */
export function failureSentence(what: string, error: unknown): string {
  if (error instanceof OperationalError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `${what}: ${message.split('\n', 1)[0]?.slice(0, 300)}`;
}
