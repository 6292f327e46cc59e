import { msg, t } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';
import { Suspense } from 'react';
import { i18n } from '../../shared/i18n';
import { useConfig } from '../../shared/api';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { SKELETONS } from '../../shared/ui';
import { listsApi } from './home-lists-api';
import { TitleRow } from './title-row';

const rows = {
  recent: lazyComponent(() => import('./library-row').then((chunk) => chunk.RecentlyAdded), 'background'),
  popular: lazyComponent(() => import('./library-row').then((chunk) => chunk.InLibraryRow), 'background'),
};

/** What the library has had last, or what is best known of the rest; on a site with a library. */
export function LibraryTitlesRow({ list }: { list: keyof typeof rows }) {
  const Row = rows[list];
  const title = list === 'recent' ? t`Recently Added` : t`In your library`;
  return useConfig().hasLibrary ? (
    <Suspense fallback={<TitleRow title={title} list={{ items: undefined, isError: false }} />}>
      <Row title={title} />
    </Suspense>
  ) : null;
}

/** Alternates movies and series. Fails as a whole: with only one type the list would look complete. */
export function PopularTitlesRow() {
  const { data, isError } = listsApi.useHomeRowQuery('popular');
  return (
    <TitleRow
      title={t`Popular Shows and Movies`}
      href="/discover?list=popular"
      skeletons={SKELETONS.many}
      isTrending
      list={{ items: data, isError }}
    />
  );
}

const trendingPages = {
  movie: [msg`Trending Movies`, '/discover?list=trending&type=movie'],
  tv: [msg`Trending TV Series`, '/discover?list=trending&type=tv'],
} as const;

export function TrendingRow({ mediaType }: { mediaType: MediaType }) {
  const { data, isError } = listsApi.useHomeRowQuery(`trending-${mediaType}`);
  const [title, href] = trendingPages[mediaType];
  return <TitleRow title={i18n._(title)} href={href} list={{ items: data, isError }} />;
}

export function UpcomingRow() {
  const { data, isError } = listsApi.useHomeRowQuery('upcoming');
  return <TitleRow title={t`Upcoming Movies`} list={{ items: data, isError }} />;
}
