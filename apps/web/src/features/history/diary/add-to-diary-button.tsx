import { t } from '@lingui/core/macro';
import type { EpisodePosition } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { IconButton } from '../../../shared/ui';

const AddPlayDialog = lazyComponent(() => import('./add-play-dialog').then((chunk) => chunk.AddPlayDialog));

interface AddToDiaryButtonProps {
  title: MediaItem;
  /** Initial episode, for a series. */
  episode?: EpisodePosition | undefined;
}

/** Logs that a title was watched: today, on another day, or again. */
export function AddToDiaryButton({ title, episode }: AddToDiaryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = title.title;
  return (
    <>
      <IconButton label={t`Add ${name} to your diary`} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <CalendarPlus aria-hidden className="size-5" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <AddPlayDialog title={title} episode={episode} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
