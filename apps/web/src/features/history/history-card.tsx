import { t } from '@lingui/core/macro';
import { isFinished, progressPercent, type HistoryEntry } from '@marquee/core';
import { X } from 'lucide-react';
import { useConfig, useSnapshot } from '../../shared/api';
import { AvailableBadge, keyInCard, NewBadge, ProgressBar, TrendingBadge } from '../../shared/ui';
import { watchedMarkOf } from './watched-mark';
import { PlayCard } from './play-card';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { entryHref } from './entry-href';
import { remainingLabel } from '../../shared/lib/format/remaining-label';
import { untitled } from '../../shared/lib/format/untitled';
import { useSpoilerShield } from '../../shared/spoilers/spoiler-shield';
import { WatchedButton } from './watched-button';

interface HistoryCardProps {
  entry: HistoryEntry;
  onRemove: () => void;
  sizes?: string | undefined;
}

/** A title in the history: picture, progress, and a link to continue. */
export function HistoryCard({ entry, onRemove, sizes }: HistoryCardProps) {
  const { item, episode, progress } = entry;
  const known = useSnapshot(item);
  const trendingAbove = useConfig().trendingBadge.continueWatching;
  const title = item.title || known?.title || untitled(item.mediaType);
  const position = episode && episodeLabel(episode);
  const [isHidden] = useSpoilerShield(item.id, progress);
  const details = [
    position,
    !isHidden && episode?.title,
    known?.isTakenDown
      ? t`Not shown here`
      : isFinished(entry)
        ? t({ message: 'Watched', context: 'finished' })
        : remainingLabel(progress),
  ].filter(Boolean);
  return (
    <PlayCard
      href={entryHref(entry)}
      title={title}
      details={details.join(' · ')}
      mark={
        <>
          <AvailableBadge of={entry.key} episode={episode ?? undefined} />
          <NewBadge of={entry.key} />
          {known && known.popularity > trendingAbove && <TrendingBadge />}
        </>
      }
      picturePath={known?.backdropPath ?? null}
      sizes={sizes}
      onPicture={
        <div className="absolute inset-x-3 bottom-3">
          <ProgressBar percent={progressPercent(progress)} label={t`Your progress in ${title}`} />
        </div>
      }
    >
      <div className="absolute top-1 end-1 flex opacity-100 transition-opacity focus-within:opacity-100 md:[@media(hover:hover)]:opacity-0 md:[@media(hover:hover)]:group-hover:opacity-100 md:[@media(hover:hover)]:group-focus-within:opacity-100">
        <WatchedButton name={[title, position].filter(Boolean).join(' ')} marks={[watchedMarkOf(entry)]} look="card" />
        <button
          type="button"
          aria-label={t`Remove ${title}`}
          title={t`Remove ${title}`}
          onClick={onRemove}
          {...keyInCard('Delete')}
          className="flex size-11 items-center justify-center text-ivory"
        >
          <span className="flex size-8 items-center justify-center rounded-full bg-black/70 hover:bg-black">
            <X aria-hidden className="size-4" />
          </span>
        </button>
      </div>
    </PlayCard>
  );
}
