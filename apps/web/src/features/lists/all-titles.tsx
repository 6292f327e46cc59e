import { msg, t } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';
import { useRef } from 'react';
import { i18n } from '../../shared/i18n';
import { FilterBar, filteredFeed, useFilters } from '../../shared/filters';
import { PlayableTitles } from '../../shared/library/playable-titles';
import { useNearViewport } from '../../shared/lib/viewport/use-near-viewport';
import { Section } from '../../shared/ui';
import { TitlesGrid } from './titles-grid';

const names = { movie: msg`All movies`, tv: msg`All series` } as const;

/** The last section of a landing page: an infinite grid of all titles, fetched when it is near the screen. */
export function AllTitles({ mediaType }: { mediaType: MediaType }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref);
  const [filters, setFilters] = useFilters();
  const name = i18n._(names[mediaType]);
  return (
    <Section title={name} href={`/search?type=${mediaType}`} linkText={t`Sort and filter`}>
      <div ref={ref} className="min-h-svh">
        <FilterBar filters={filters} onChange={setFilters} />
        {isNear && filters.isPlayable && <PlayableTitles label={name} filters={filters} mediaType={mediaType} />}
        {isNear && !filters.isPlayable && (
          <TitlesGrid
            label={name}
            emptyText={t`No content found. Try adjusting your filters.`}
            source={filteredFeed({ list: 'popular', filters: { [mediaType]: {} } }, filters)}
          />
        )}
      </div>
    </Section>
  );
}
