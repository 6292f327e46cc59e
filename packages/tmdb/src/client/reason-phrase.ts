/** HTTP/2 and 3 have no status text, so the usual statuses of TMDB and of a gateway are named here. */
const known: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const reasonPhrase = ({ status, statusText }: { status: number; statusText: string }): string =>
  statusText || known[status] || `HTTP ${status}`;
