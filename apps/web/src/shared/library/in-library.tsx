import { t } from '@lingui/core/macro';
import { hasEpisode, type Available, type EpisodePosition, type Resolution, type TitleKey } from '@marquee/core';
import { CirclePlay } from 'lucide-react';
import { tagName } from '../lib/format/language-name';
import { useAvailable } from './availability-api';

const resolutionNames: Record<Resolution, string> = { '480': 'SD', '720': '720p', '1080': '1080p', '4k': '4K' };
/** More would be a list of subtitles rather than a fact. */
const MOST_LANGUAGES = 4;

/** `4K HDR`; undefined while no file has been read. */
function pictureOf({ resolution, isHdr }: Available): string | undefined {
  const name = resolution && resolutionNames[resolution];
  return name && isHdr ? `${name} HDR` : name;
}

export interface InLibraryProps {
  of: TitleKey;
  /** Of a series, one episode: the rest is known of the whole series alone. */
  episode?: EpisodePosition;
}

const Line = ({ text }: { text: string }) => (
  <p className="flex items-center gap-1.5 text-accent-ink">
    <CirclePlay aria-hidden className="size-4 shrink-0" />
    <span>{text}</span>
  </p>
);

/** That a server of the visitor's own has a title. */
export const OnOwnServer = ({ name }: { name: string }) => <Line text={t`On ${name}`} />;

/** That something is in the library, e.g. "In your library · 4K HDR · German, English"; nothing if it is not. */
export function InLibrary({ of, episode }: InLibraryProps) {
  const available = useAvailable(of);
  if (!available || (episode && !hasEpisode(available, episode.season, episode.episode))) return null;
  const { languages = [] } = available;
  const spoken = languages.slice(0, MOST_LANGUAGES).map(tagName).join(', ');
  const facts = [t`In your library`, ...(episode ? [] : [pictureOf(available), spoken])].filter(Boolean);
  return <Line text={facts.join(' · ')} />;
}
