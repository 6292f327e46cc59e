import type { DiaryRow } from '@marquee/core';
import { EditWatchingButton } from './edit-watching-button';

/** What a row of the diary page can do. */
export const editAction = (row: DiaryRow, title: string) => <EditWatchingButton row={row} title={title} />;
