import { t } from '@lingui/core/macro';
import type { EpisodePosition } from '@marquee/core';

/** Season and number of an episode in short: `S1 E2`. */
export const episodeLabel = ({ season, episode }: EpisodePosition): string => t`S${season} E${episode}`;
