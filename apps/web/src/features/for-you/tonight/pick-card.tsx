import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { titleHref } from '@marquee/core';
import type { Reason, Timed } from '@marquee/core/recommendations';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../shared/lib/cx';
import { formatTime } from '../../../shared/lib/format/format-moment';
import { formatRuntime } from '../../../shared/lib/format/format-runtime';
import { genreNames } from '../../../shared/lib/format/genre-name';
import {
  AvailableBadge,
  Button,
  buttonClass,
  Description,
  Picture,
  RatingBadge,
  Skeleton,
  useCardAction,
} from '../../../shared/ui';
import { reasonText } from '../card/reason-text';
import { RecommendedMenu } from '../card/recommended-menu';
import { refuseTitle } from '../card/refuse-title';
import { useForYouStore } from '../for-you-store';
import type { ForYouTitle } from '../recommender/for-you-title';
import { MINUTE_MS } from './evening-choices';

/** More lines would be a text; all of them are in the menu. */
const SHOWN_REASONS = 2;
const frame = 'relative flex flex-col overflow-hidden rounded-xl border bg-surface';

interface PickCardProps {
  pick: Timed<ForYouTitle>;
  /** Name of whoever watches as well. */
  companion: string | null;
  /** When it would begin. */
  startMs: number;
  /** In place of the time at which it ends, e.g. when it begins and ends. */
  when?: string;
  look?: 'card' | 'wide';
  children?: ReactNode;
}

/** "98 min", and when it is over. */
function timeText({ minutes, title }: Timed<ForYouTitle>, startMs: number): string | null {
  const length = formatRuntime(minutes);
  if (length === null || minutes === null) return null;
  if (title.mediaType === 'tv') return t({ message: `${length} an episode`, comment: '{length} is 45m' });
  const time = formatTime(startMs + minutes * MINUTE_MS);
  return t({
    message: `${length}, over by ${time} if you start now`,
    comment: '{length} is 1h 38m, {time} is 10:48 PM',
  });
}

const Line = ({ text }: { text: string }) => (
  <li className="flex gap-2">
    <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
    <span dir="auto">{text}</span>
  </li>
);

const linesOf = (reasons: readonly Reason[], companion: string | null): string[] =>
  reasons.slice(0, SHOWN_REASONS).map((reason) => reasonText(reason, companion));

/** A suggestion, large: its picture, why it, how long it takes, and what to do about it. */
export function PickCard({ pick, companion, startMs, when, look = 'card', children }: PickCardProps) {
  const store = useForYouStore();
  const action = useCardAction();
  const { title: item, reasons } = pick;
  const { title, mediaType, id, year, genreIds, voteAverage } = item;
  const time = when ?? timeText(pick, startMs);
  const isWide = look === 'wide';
  return (
    <article aria-label={title} className={cx(frame, isWide && 'md:flex-row')}>
      <div className={cx('relative shrink-0', isWide && 'md:w-3/5')}>
        <Picture
          path={item.backdropPath}
          kind="backdrop"
          alt=""
          sizes={isWide ? '(min-width: 48rem) 60vw, 100vw' : '(min-width: 64rem) 33vw, 100vw'}
          eager
          className={cx(isWide && 'h-full')}
        />
        <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-surface to-transparent" />
      </div>
      <div className="absolute top-0 start-3">{action(item)}</div>
      <RecommendedMenu
        item={item}
        reasons={reasons}
        companion={companion}
        className="absolute top-2 end-2 z-10 bg-canvas/80 text-ink hover:bg-canvas"
      />
      <div
        className={cx(
          'relative flex flex-1 flex-col gap-3 p-5 pt-0',
          isWide ? 'max-md:-mt-6 md:justify-center md:p-8' : '-mt-6',
        )}
      >
        <h2 dir="auto" className="display text-page-start text-3xl text-balance break-words">
          <Link to={titleHref(mediaType, id, title)} className="hover:text-accent-ink">
            {title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <RatingBadge voteAverage={voteAverage} className="text-ink" />
          <AvailableBadge of={item.key} />
          <span>{[year, ...genreNames(genreIds)].filter(Boolean).join(' · ')}</span>
        </p>
        <ul className="grid gap-1.5 text-sm">
          {linesOf(reasons, companion).map((text) => (
            <Line key={text} text={text} />
          ))}
          {time !== null && <Line text={time} />}
        </ul>
        {isWide && (
          <Description language={item.overviewLanguage} className="line-clamp-4 max-w-prose text-sm text-ink-soft">
            {item.overview ?? ''}
          </Description>
        )}
        <div className={cx('flex flex-wrap items-center gap-2 pt-2', !isWide && 'mt-auto')}>
          <Link to={titleHref(mediaType, id, title)} aria-label={t`Let’s watch ${title}`} className={buttonClass()}>
            <Trans>Let’s watch it</Trans>
          </Link>
          {children ?? (
            <Button variant="secondary" aria-label={t`Not ${title}`} onClick={() => refuseTitle(store, item, 'not')}>
              <Trans>Not this</Trans>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** As high as most cards. */
export const PickCardSkeleton = () => (
  <div aria-hidden className={frame}>
    <Skeleton className="aspect-video w-full" />
    <div className="grid gap-3 p-5">
      <Skeleton className="h-8 w-3/4 rounded-md" />
      <Skeleton className="h-4 w-1/2 rounded-xs" />
      <Skeleton className="h-16 w-full rounded-md" />
      <Skeleton className="h-11 w-40 rounded-full" />
    </div>
  </div>
);
