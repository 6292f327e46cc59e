/** The command cannot be done. The message is for the operator. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
