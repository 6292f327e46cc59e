import { t } from '@lingui/core/macro';
import { imageUrl, titleKey, type DiaryMonth } from '@marquee/core';
import { useConfig } from '../../../shared/api';
import { formatDate } from '../../../shared/lib/format/format-date';
import { loadChunk } from '../../../shared/lib/loading/load-chunk';
import { useAppStore } from '../../../shared/store';
import { selectRatings } from '../../../shared/store/ratings';
import { selectSnapshots } from '../../../shared/store/snapshots.slice';
import { useImageBase } from '../../../shared/ui';
import { PictureButton } from '../picture/picture-button';
import { monthName } from './month-name';
import { rowParts, rowRating, rowTitle } from './row-details';
import { totalsText } from './totals-text';

/** Draws a month's tickets as a picture to save or share. */
export function MonthPictureButton({ month }: { month: DiaryMonth }) {
  const store = useAppStore();
  const baseUrl = useImageBase();
  const { siteName } = useConfig();
  const draw = async () => {
    const { drawMonth } = await loadChunk(() => import('../picture/draw-month'), 'requested');
    const state = store.getState();
    return drawMonth({
      siteName,
      month: monthName(month.month),
      totals: totalsText(month.totals),
      tickets: month.rows.map((row) => {
        const { mediaType, id } = row.entry.item;
        const known = selectSnapshots(state)[titleKey(mediaType, id)];
        return {
          title: rowTitle(row, known),
          date: formatDate(row.day, 'medium') ?? t`Date unknown`,
          details: rowParts(row),
          rating: rowRating(selectRatings(state), row),
          picture: imageUrl({ baseUrl, path: known?.posterPath, size: 'w154' }),
        };
      }),
    });
  };
  return <PictureButton name={monthName(month.month)} draw={draw} />;
}
