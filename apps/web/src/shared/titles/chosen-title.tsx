import { Trans } from '@lingui/react/macro';
import type { MediaItem } from '@marquee/tmdb';
import { useEffect, useRef } from 'react';
import { Button, Picture } from '../ui';

interface ChosenTitleProps {
  title: MediaItem;
  /** Called to choose another title. */
  onChange: () => void;
}

/** The chosen title, above the form about it. */
export function ChosenTitle({ title: { posterPath, title, year }, onChange }: ChosenTitleProps) {
  const change = useRef<HTMLButtonElement>(null);
  // The search result that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) change.current?.focus();
  }, []);
  return (
    <div className="mb-5 flex items-center gap-4">
      <span className="w-12 shrink-0 overflow-hidden rounded-sm">
        <Picture path={posterPath} kind="poster" size="w92" alt="" sizes="3rem" />
      </span>
      <p className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-semibold">
          {title}
        </span>
        <span className="text-sm text-ink-soft">{year}</span>
      </p>
      <Button ref={change} variant="quiet" onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}
