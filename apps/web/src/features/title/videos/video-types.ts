import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { knownName } from '../../../shared/lib/format/known-name';

/** Keyed by TMDB's type of video. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  Trailer: msg`Trailer`,
  Teaser: msg`Teaser`,
  Clip: msg({ message: 'Clip', context: 'a short video' }),
  Featurette: msg`Featurette`,
  'Behind the Scenes': msg`Behind the scenes`,
  'Opening Credits': msg`Opening credits`,
  Bloopers: msg`Bloopers`,
  Recap: msg({ message: 'Recap', context: 'a short video' }),
  Video: msg`Video`,
};

/** Translated type of a video; TMDB's name if it is unknown. */
export const videoTypeName = (type: string): string => knownName(names, type || 'Video') ?? type;
