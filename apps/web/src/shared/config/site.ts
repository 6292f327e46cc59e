import { t } from '@lingui/core/macro';

/**
 * Description of pages that have none of their own. The build reads the English one from `public/manifest.webmanifest`.
 */
export const siteDescription = (): string => t`Discover movies, series and anime, and pick up where you left off.`;
