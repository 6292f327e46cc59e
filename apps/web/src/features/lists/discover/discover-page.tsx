import { t } from '@lingui/core/macro';
import { networks, type SearchFilters } from '@marquee/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useConfig, useMixedFeed } from '../../../shared/api';
import { FilterBar, filteredFeed, isFiltered, useFilters } from '../../../shared/filters';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import { PlayableTitles } from '../../../shared/library/playable-titles';
import { useNow } from '../../../shared/lib/timing/use-now';
import { buttonClass, ChoiceField, TabList, TabPanel } from '../../../shared/ui';
import { InfiniteGrid } from '../../../shared/ui/infinite-grid';
import {
  discoverLists,
  discoverSource,
  discoverTypes,
  FEATURED,
  trendingWindows,
  type DiscoverChoice,
} from './discover-source';
import { Featured } from './featured';

const ANY = 'any';
const HERE = 'here';
const services = (hasLibrary: boolean) => [
  { value: ANY, label: t`Any service` },
  ...(hasLibrary ? [{ value: HERE, label: t`Can be played here` }] : []),
  ...networks.map(({ key, name }) => ({ value: key, label: name })),
];

/** Trending or popular titles by type and service. */
export function DiscoverPage({
  choice,
  onChange,
}: {
  choice: DiscoverChoice;
  onChange: (changed: Partial<DiscoverChoice>) => void;
}) {
  const id = useId();
  const { hasLibrary = false } = useConfig();
  const { list, type, service, window } = choice;
  const [filters, setFilters] = useFilters({ hasService: false, hasOwnServices: !service });
  const chooseService = (key: string) => {
    onChange({ service: networks.find((network) => network.key === key) });
    setFilters((now) => ({ ...now, isPlayable: key === HERE }));
  };
  return (
    <div className="page-x pt-8 md:pt-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-4xl md:text-5xl">{t`Discover`}</h1>
        <div className="flex gap-2">
          <Link to="/categories" className={buttonClass('secondary')}>
            {t({ message: 'Categories', context: 'genres' })}
          </Link>
          <Link to="/networks" className={buttonClass('secondary')}>
            {t`Networks`}
          </Link>
        </div>
      </div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4 border-t pt-4">
        <TabList
          id={id}
          label={t`Show`}
          options={translateOptions(discoverLists)}
          value={list}
          onChange={(value) => onChange({ list: value })}
        />
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
          {list === 'trending' && !service && !isFiltered(filters) && (
            <ChoiceField
              label={t`Trending`}
              options={translateOptions(trendingWindows)}
              value={window}
              onChange={(value) => onChange({ window: value })}
            />
          )}
          <ChoiceField
            label={t`Type`}
            options={translateOptions(discoverTypes)}
            value={type}
            onChange={(value) => onChange({ type: value })}
          />
          <ChoiceField
            label={t`Streaming service`}
            options={services(hasLibrary)}
            value={filters.isPlayable ? HERE : (service?.key ?? ANY)}
            onChange={chooseService}
          />
        </div>
      </div>
      <TabPanel id={id} value={list}>
        <FilterBar filters={filters} hasService={false} hasOwnServices={!service} onChange={setFilters} />
        {filters.isPlayable ? (
          <PlayableTitles
            label={t`Titles`}
            filters={filters}
            sort={list === 'popular' ? 'popularity.desc' : 'added'}
            mediaType={type === 'all' ? undefined : type}
          />
        ) : (
          <DiscoveredTitles choice={choice} filters={filters} />
        )}
      </TabPanel>
    </div>
  );
}

/** Six large titles, the others in a grid. */
function DiscoveredTitles({ choice, filters }: { choice: DiscoverChoice; filters: SearchFilters }) {
  const nowMs = useNow();
  const feed = useMixedFeed(filteredFeed(discoverSource(choice, nowMs), filters));
  return (
    <>
      {!(feed.isError && !feed.items) && <Featured items={feed.items?.slice(0, FEATURED)} />}
      {feed.items && feed.items.length > 0 && feed.items.length <= FEATURED && !feed.hasMore ? null : (
        <InfiniteGrid
          label={t`Titles`}
          emptyText={t`No content found. Try adjusting your filters.`}
          feed={{ ...feed, items: feed.items?.slice(FEATURED) }}
          // All titles are trending or popular, so no card shows the badge.
          trendingAbove={Infinity}
        />
      )}
    </>
  );
}
