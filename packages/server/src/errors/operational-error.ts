/** Something that the operator has to put right. The message is one sentence for them, printed as it is. */
export class OperationalError extends Error {
  override readonly name = 'OperationalError';
}

/**
 * What the operator reads of a failure: one sentence, never a stack or a dependency's source code.
 *
 * @param what begins the sentence where the error has none of its own, e.g. “The API could not start”
 */
export function failureSentence(what: string, error: unknown): string {
  if (error instanceof OperationalError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `${what}: ${message.split('\n', 1)[0]?.slice(0, 300)}`;
}
