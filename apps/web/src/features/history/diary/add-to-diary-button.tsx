import { t } from '@lingui/core/macro';
import type { EpisodePosition } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { CaptionedButton } from '../../../shared/ui/captioned-button';

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
      <CaptionedButton
        label={t`Add ${name} to your diary`}
        caption={t`Diary`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <CalendarPlus aria-hidden className="size-5" />
      </CaptionedButton>
      {isOpen && (
        <Suspense>
          <AddPlayDialog title={title} episode={episode} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
