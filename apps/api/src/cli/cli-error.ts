/** A command failed. The message is for the operator. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
