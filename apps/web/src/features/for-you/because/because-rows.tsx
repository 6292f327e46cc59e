import { t } from '@lingui/core/macro';
import { refusedTitles } from '@marquee/core/recommendations';
import { useRef, useState } from 'react';
import { useNow } from '../../../shared/lib/timing/use-now';
import { MediaRow, PosterCard, RowPlace } from '../../../shared/ui';
import { useAppSelector } from '../../../shared/store';
import { selectIsClosed } from '../recommender/hidden-titles';
import { RecommendedMenu } from '../card/recommended-menu';
import { useFeedback } from '../for-you-store';
import type { Connect } from '../recommender/with-planner';
import type { ShownRow } from './find-because-rows';
import { useBecauseRows } from './use-because-rows';
import { useBelowScreen } from './use-below-screen';

const menuClass =
  'absolute top-1 end-1 bg-canvas/70 text-ink opacity-0 transition-opacity group-hover/pick:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100';

const BecauseRow = ({ row: { title, titles } }: { row: ShownRow }) => (
  <MediaRow title={t`Because you watched ${title}`}>
    {titles.map(({ item, reasons }) => (
      <li key={item.key} className="group/pick relative">
        <PosterCard item={item} />
        <RecommendedMenu item={item} reasons={reasons} className={menuClass} />
      </li>
    ))}
  </MediaRow>
);

/**
 * What follows from titles that the visitor watched. New rows appear while their place is below the screen, so that nothing
 * moves that somebody looks at.
 */
export function BecauseRows({ connect }: { connect?: Connect }) {
  const rows = useBecauseRows(connect);
  const nowMs = useNow();
  const place = useRef<HTMLDivElement>(null);
  const isBelow = useBelowScreen(place);
  const [shown, setShown] = useState(rows);
  if (isBelow && shown !== rows) setShown(rows);
  const refused = refusedTitles(useFeedback(), nowMs);
  const closed = useAppSelector((state) =>
    shown
      .flatMap(({ titles }) => titles.map(({ item }) => item.key))
      .filter((key) => selectIsClosed(state, key))
      .join(),
  ).split(',');
  const isOpen = ({ item: { key } }: ShownRow['titles'][number]) => !refused.has(key) && !closed.includes(key);
  return (
    <>
      <RowPlace ref={place} />
      {shown.length > 0 && (
        <div className="flex flex-col gap-12 md:gap-14">
          {shown.map(({ titles, ...row }) => {
            const left = titles.filter(isOpen);
            return left.length > 0 && <BecauseRow key={row.key} row={{ ...row, titles: left }} />;
          })}
        </div>
      )}
    </>
  );
}
