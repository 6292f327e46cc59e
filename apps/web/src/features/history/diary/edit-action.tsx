import type { DiaryRow } from '@marquee/core';
import { EditPlayButton } from './edit-play-button';

/** The control of a row on the diary page. */
export const editAction = (row: DiaryRow, title: string) => <EditPlayButton row={row} title={title} />;
