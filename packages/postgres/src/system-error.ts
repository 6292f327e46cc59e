/** Whether an error comes from the system. Not by its class: tests run in another realm than Node's own modules. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'code' in error;
