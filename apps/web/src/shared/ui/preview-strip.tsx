import { t } from '@lingui/core/macro';
import { useInteresting } from '../store/not-interested';
import { PosterCard } from './poster-card';
import { FailedRow } from './failed-row';
import { Section } from './section';
import { PosterCardSkeleton } from './skeleton';
import type { CardItem } from './card-action';

/** Number of titles in a preview (BROWSE-07). */
export const PREVIEW_LENGTH = 5;

interface PreviewStripProps {
  title: string;
  href?: string | undefined;
  items: readonly CardItem[] | undefined;
  isError: boolean;
  trendingAbove?: number | undefined;
}

const sizes = '(min-width: 80rem) 16rem, (min-width: 48rem) 18vw, 42vw';

/** Five titles under a heading: side by side on wide screens, horizontally scrolling on narrow ones. */
export function PreviewStrip({ title, href, items: all, isError, trendingAbove }: PreviewStripProps) {
  const items = useInteresting(all);
  if (isError && !items) return <FailedRow title={title} />;
  if (items?.length === 0) return null;
  return (
    <Section title={title} href={href} linkText={t`View all`} busy={!items}>
      <ul className="page-bleed no-scrollbar flex snap-x gap-3 overflow-x-auto pt-2 pb-2 *:w-[38vw] *:shrink-0 *:snap-start xs:*:w-36 md:mx-0 md:grid md:grid-cols-5 md:gap-5 md:overflow-visible md:px-0 md:*:w-auto">
        {items
          ? items.map((item) => (
              <li key={item.key}>
                <PosterCard item={item} sizes={sizes} trendingAbove={trendingAbove} />
              </li>
            ))
          : Array.from({ length: PREVIEW_LENGTH }, (_, index) => (
              <li key={index}>
                <PosterCardSkeleton />
              </li>
            ))}
      </ul>
    </Section>
  );
}
