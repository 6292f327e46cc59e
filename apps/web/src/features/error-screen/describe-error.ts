import { t } from '@lingui/core/macro';

/** A thrown value, in the form that the error screen shows and reports (ERROR-03). */
export interface ErrorDescription {
  name: string;
  message: string;
  stack: string | null;
  status: number | null;
  statusText: string | null;
  data: string | null;
  cause: string | null;
}

const printed = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Describes an `Error`, a route's error response, or any other thrown value. */
export function describeError(error: unknown): ErrorDescription {
  const fields: { [Name in keyof ErrorDescription]?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const statusText = textOf(fields.statusText);
  return {
    name: textOf(fields.name) ?? 'Error',
    message: textOf(fields.message) ?? textOf(error) ?? statusText ?? t`Unknown error`,
    stack: textOf(fields.stack),
    status: typeof fields.status === 'number' ? fields.status : null,
    statusText,
    data: printed(fields.data),
    cause: printed(fields.cause),
  };
}

/** The line under the heading: `Error 500: Internal Server Error`. */
export function errorLine({ status, statusText, message }: ErrorDescription): string {
  const reason = statusText ?? message;
  return status === null ? t`Error: ${reason}` : t`Error ${status}: ${reason}`;
}
