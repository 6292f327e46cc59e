import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';
import { decades, type Decade, type Mood } from '@marquee/core/recommendations';
import { formatRuntime } from '../../../shared/lib/format/format-runtime';
import type { Mode } from './evening-choices';

export const modeNames: Record<Mode, MessageDescriptor> = {
  three: msg`Three picks`,
  bill: msg`Double bill`,
  surprise: msg`Surprise me`,
};

export const moodNames: Record<Mood, MessageDescriptor> = {
  funny: msg({ message: 'Something funny', context: 'mood' }),
  tense: msg({ message: 'Something tense', context: 'mood' }),
  moving: msg({ message: 'Something moving', context: 'mood' }),
  thrilling: msg({ message: 'Something thrilling', context: 'mood' }),
  magical: msg({ message: 'Other worlds', context: 'mood' }),
  scary: msg({ message: 'Something scary', context: 'mood' }),
  family: msg({ message: 'For the whole family', context: 'mood' }),
  real: msg({ message: 'A true story', context: 'mood' }),
};

export function decadeText(decade: Decade): string {
  const [oldest, second] = decades;
  if (decade === oldest) return t({ message: `Before ${second}`, comment: '{second} is a year' });
  return t({ message: `The ${decade}s`, comment: '{decade} is the first year of a decade: “The 1980s”' });
}

export function minutesText(minutes: number, mediaType: MediaType): string {
  const length = formatRuntime(minutes) ?? '';
  return mediaType === 'movie'
    ? t({ message: `Up to ${length}`, comment: '{length} of a film: 1h 30m' })
    : t({ message: `Episodes up to ${length}`, comment: '{length} of an episode: 45m' });
}
