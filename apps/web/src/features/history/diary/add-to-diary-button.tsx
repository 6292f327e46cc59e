import { t } from '@lingui/core/macro';
import type { EpisodePosition } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { IconButton } from '../../../shared/ui';

const AddWatchingDialog = lazyComponent(() => import('./add-watching-dialog').then((chunk) => chunk.AddWatchingDialog));

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
          <AddWatchingDialog title={title} episode={episode} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
