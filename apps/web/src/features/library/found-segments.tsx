import { t } from '@lingui/core/macro';
import { formatClock, formatEdl } from '@marquee/core';
import type { Segment } from '@marquee/core/contracts';
import { saveFile } from '../../shared/lib/browser/save-file';
import { Button } from '../../shared/ui';

const nameOf = (kind: Segment['kind']): string =>
  kind === 'intro'
    ? t({ message: 'Intro', context: 'of an episode' })
    : t({ message: 'Credits', context: 'at the end' });

const rangeOf = ({ kind, startSec, endSec }: Segment): string =>
  `${nameOf(kind)} ${formatClock(startSec)}–${formatClock(endSec)}`;

/** Intro and credits detected in an episode, and a button to download them for other players. */
export function FoundSegments({ name, found }: { name: string; found: readonly Segment[] }) {
  const save = () =>
    saveFile(`${name.replace(/\.[^.]+$/, '')}.edl`, new Blob([formatEdl(found)], { type: 'text/plain' }));
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <p>{found.map(rangeOf).join(' · ')}</p>
      <Button variant="quiet" aria-label={t`Save the skip times of ${name} as EDL`} onClick={save}>
        EDL
      </Button>
    </div>
  );
}
