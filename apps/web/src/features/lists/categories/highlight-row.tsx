import { categoryHref, type Category } from '@marquee/core';
import { mixedFeedApi, useConfig, type FeedSource } from '../../../shared/api';
import { genreName } from '../../../shared/lib/format/genre-name';
import { PREVIEW_LENGTH, PreviewStrip } from '../../../shared/ui';
import { categorySource } from './category-source';

interface FeedStripProps {
  title: string;
  href?: string;
  source: FeedSource;
}

/** The first five titles of a list. */
export function FeedStrip({ title, href, source }: FeedStripProps) {
  const { currentData, isError } = mixedFeedApi.useMixedPreviewQuery({ source, limit: PREVIEW_LENGTH });
  return (
    <PreviewStrip
      title={title}
      href={href}
      items={currentData}
      isError={isError}
      trendingAbove={useConfig().trendingBadge.card}
    />
  );
}

/** Five titles of a genre, with a link to all of them. */
export const HighlightRow = ({ genre }: { genre: Category }) => (
  <FeedStrip title={genreName(genre.slug)} href={categoryHref(genre.slug)} source={categorySource(genre)} />
);
