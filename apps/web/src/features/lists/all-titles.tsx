import type { MediaType } from '@marquee/core';
import { useRef } from 'react';
import { FilterBar, filteredFeed, useFilters } from '../../shared/filters';
import { useNearViewport } from '../../shared/lib/viewport/use-near-viewport';
import { Section } from '../../shared/ui';
import { TitlesGrid } from './titles-grid';

const names = { movie: 'All movies', tv: 'All series' } as const;

/** The end of a landing page: everything there is, without end. It is asked for when the visitor comes near. */
export function AllTitles({ mediaType }: { mediaType: MediaType }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref);
  const [filters, setFilters] = useFilters();
  return (
    <Section title={names[mediaType]} href={`/search?type=${mediaType}`} linkText="Sort and filter">
      <div ref={ref} className="min-h-svh">
        <FilterBar filters={filters} onChange={setFilters} />
        {isNear && (
          <TitlesGrid
            label={names[mediaType]}
            emptyText="No content found. Try adjusting your filters."
            source={filteredFeed({ list: 'popular', filters: { [mediaType]: {} } }, filters)}
          />
        )}
      </div>
    </Section>
  );
}
