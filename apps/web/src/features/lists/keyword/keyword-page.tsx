import { t } from '@lingui/core/macro';
import { keywordHref } from '@marquee/core';
import type { Named } from '@marquee/tmdb';
import { useCanonicalUrl } from '../../../shared/lib/routing/use-canonical-url';
import { FilteredTitlesPage, type FilterChoice } from '../filtered-titles-page';

/** Movies and series with a keyword. */
export function KeywordPage({ keyword: { id, name }, ...choice }: FilterChoice & { keyword: Named }) {
  useCanonicalUrl(keywordHref(id, name));
  return (
    <FilteredTitlesPage
      name={name}
      title={t`About ${name}`}
      kicker={t`Movies and series about this`}
      emptyText={t`No content found. Try adjusting your filters.`}
      query={{ withKeywords: [id] }}
      {...choice}
    />
  );
}
