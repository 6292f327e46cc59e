import { t } from '@lingui/core/macro';
import type { EpisodePosition } from '@marquee/core';

/** Short label of an episode: `S1 E2`. */
export const episodeLabel = ({ season, episode }: EpisodePosition): string => t`S${season} E${episode}`;
