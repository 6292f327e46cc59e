import type { CatalogueAnswer } from './answer';

const failure = (status: number, code: number, message: string): CatalogueAnswer => ({
  status,
  body: { success: false, status_code: code, status_message: message },
});

/** TMDB's error responses, verbatim. */
export const tmdbErrors = {
  notFound: () => failure(404, 34, 'The resource you requested could not be found.'),
  invalidPage: () =>
    failure(400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.'),
  invalidKey: () => failure(401, 7, 'Invalid API key: You must be granted a valid key.'),
} as const;
