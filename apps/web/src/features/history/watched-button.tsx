import { t } from '@lingui/core/macro';
import type { WatchedMark } from '@marquee/core';
import { Check, CheckCheck } from 'lucide-react';
import { cx } from '../../shared/lib/cx';
import { useAppDispatch, useAppSelector, useAppStore, afterRehydration, type AppState } from '../../shared/store';
import { buttonClass, keyInCard } from '../../shared/ui';
import { selectIsWatched } from '../../shared/store/history';
import { markAsUnwatched, markAsWatched } from './mark-watched';

interface WatchedButtonProps {
  /** What is marked, e.g. the film's title or `season 2`. */
  name: string;
  /** The film, the episode, or all episodes of a season; renders nothing if it is empty. */
  marks: readonly WatchedMark[];
  /** `card`: an icon in the corner of a picture; `page`: a round button beside Watch; `text`: with a label. */
  look?: 'card' | 'page' | 'text';
}

const isWatchedIn = (state: AppState, marks: readonly WatchedMark[]): boolean =>
  marks.length > 0 && marks.every(({ played }) => selectIsWatched(state, played));

/** Marks a film, an episode or a season as watched, or as unwatched if all of it is watched. */
export function WatchedButton({ name, marks, look = 'page' }: WatchedButtonProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isWatched = useAppSelector((state) => isWatchedIn(state, marks));
  if (marks.length === 0) return null;
  const label = isWatched
    ? t({ message: `Mark ${name} as unwatched`, comment: '{name} is a title, “Season 2” or “episode 3, Pilot”' })
    : t({ message: `Mark ${name} as watched`, comment: '{name} is a title, “Season 2” or “episode 3, Pilot”' });
  const Icon = isWatched ? CheckCheck : Check;
  const toggle = () =>
    afterRehydration(store, (wasDelayed) => {
      // It was already marked; the button just had not shown it yet.
      if (wasDelayed && isWatchedIn(store.getState(), marks)) return;
      dispatch((isWatched ? markAsUnwatched : markAsWatched)(name, marks));
    });
  const shared = { type: 'button', 'aria-label': label, title: label, onClick: toggle } as const;
  if (look === 'text') {
    return (
      <button {...shared} className={buttonClass('secondary')}>
        <Icon aria-hidden className="size-4" /> {label}
      </button>
    );
  }
  if (look === 'page') {
    return (
      <button
        {...shared}
        className={cx(buttonClass('secondary', 'lg'), 'min-w-13 px-0!', isWatched && 'text-accent-ink')}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    );
  }
  return (
    <button
      {...shared}
      {...keyInCard('w')}
      className="group/watched flex size-11 items-center justify-center text-ivory"
    >
      <span
        className={cx(
          'flex size-8 items-center justify-center rounded-full transition-colors',
          isWatched ? 'bg-accent text-on-accent' : 'bg-black/70 group-hover/watched:bg-black',
        )}
      >
        <Icon aria-hidden className="size-4" />
      </span>
    </button>
  );
}
