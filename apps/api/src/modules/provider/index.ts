export { LibraryStreams } from './library-streams';

/**
 * `/provider`: the stream provider at the site's URL, where the viewer is known. Answers `not_configured` if browsers
 * reach the provider at its own URL.
 */
export { providerRoutes as createProvider } from './provider.routes';
