import { t } from '@lingui/core/macro';

/** Of pages that have no description of their own; in English, the build reads it in `public/manifest.webmanifest`. */
export const siteDescription = (): string => t`Discover movies, series and anime, and pick up where you left off.`;
