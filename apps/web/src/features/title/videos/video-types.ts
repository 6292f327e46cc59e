import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { knownName } from '../../../shared/lib/format/known-name';

/** The kinds of video that TMDB knows. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  Trailer: msg`Trailer`,
  Teaser: msg`Teaser`,
  Clip: msg({ message: 'Clip', context: 'a short video' }),
  Featurette: msg`Featurette`,
  'Behind the Scenes': msg`Behind the Scenes`,
  'Opening Credits': msg`Opening Credits`,
  Bloopers: msg`Bloopers`,
  Recap: msg({ message: 'Recap', context: 'a short video' }),
  Video: msg`Video`,
};

/** A kind of video in the language of the page; one that is not known here stays as it came. */
export const videoTypeName = (type: string): string => knownName(names, type || 'Video') ?? type;
