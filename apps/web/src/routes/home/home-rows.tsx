import type { BuiltInRow, HomeRow } from '@marquee/core';
import type { ComponentType, ReactNode } from 'react';
import {
  CategoryGrid,
  LibraryTitlesRow,
  NetworksRow,
  PopularGrid,
  PopularTitlesRow,
  TrendingRow,
  UpcomingRow,
} from '../../features/home';
import { AdSlot } from '../../features/announcements';
import { NewForYou } from '../../features/following';
import { ForYouRows } from '../../features/for-you';
import { ContinueWatching } from '../../features/history';
import { PageRows } from '../../shared/ui';

/** The rows that home has by itself. A further one is an id in core's `builtInRows`, its name in the editor, and a line here. */
const builtIn: Partial<Record<string, ComponentType>> = {
  continue: ContinueWatching,
  'new-for-you': NewForYou,
  recent: () => <LibraryTitlesRow list="recent" />,
  popular: PopularTitlesRow,
  library: () => <LibraryTitlesRow list="popular" />,
  'because-you-watched': ForYouRows,
  categories: CategoryGrid,
  'trending-movie': () => <TrendingRow mediaType="movie" />,
  'trending-tv': () => <TrendingRow mediaType="tv" />,
  networks: NetworksRow,
  'popular-movie': PopularGrid,
  upcoming: UpcomingRow,
} satisfies Record<BuiltInRow, ComponentType>;

/** After how many rows, hidden ones included, the advertising spaces are. */
const ADS_AFTER = [6, 11];

interface HomeRowsProps {
  rows: readonly HomeRow[];
  renderAdded?: (id: string) => ReactNode;
}

/** The rows in this order, each in an element that the editor scrolls to. */
export const HomeRows = ({ rows, renderAdded }: HomeRowsProps) => (
  <PageRows>
    {rows.flatMap(({ id, isHidden }, index) => {
      const Row = builtIn[id];
      return [
        !isHidden && (
          // No box of its own: a row that is empty leaves no gap, and one that stands for several has theirs.
          <div key={id} data-row={id} className="contents *:scroll-mt-20">
            {Row ? <Row /> : renderAdded?.(id)}
          </div>
        ),
        ADS_AFTER.includes(index + 1) && <AdSlot key={index} />,
      ];
    })}
  </PageRows>
);
