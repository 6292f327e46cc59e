import { t } from '@lingui/core/macro';
import type { Available, Resolution } from '@marquee/core';
import { CirclePlay } from 'lucide-react';
import { tagName } from '../lib/format/language-name';

const resolutionNames: Record<Resolution, string> = { '480': 'SD', '720': '720p', '1080': '1080p', '4k': '4K' };
/** More would be a list of subtitles rather than a fact. */
const MOST_LANGUAGES = 4;

/** `4K HDR`; undefined while no file has been read. */
function pictureOf({ resolution, isHdr }: Available): string | undefined {
  const name = resolution && resolutionNames[resolution];
  return name && isHdr ? `${name} HDR` : name;
}

/** That something is in the library, e.g. "In your library · 4K HDR · German, English". */
export function AvailableLine({ available }: { available: Available }) {
  const { languages = [] } = available;
  const spoken = languages.slice(0, MOST_LANGUAGES).map(tagName).join(', ');
  const facts = [t`In your library`, pictureOf(available), spoken].filter(Boolean);
  return (
    <p className="flex items-center gap-1.5 text-accent-ink">
      <CirclePlay aria-hidden className="size-4 shrink-0" />
      <span>{facts.join(' · ')}</span>
    </p>
  );
}
