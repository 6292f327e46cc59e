import type { DiaryRow } from '@marquee/core';
import { EditWatchingButton } from './edit-watching-button';

/** The control of a row on the diary page. */
export const editAction = (row: DiaryRow, title: string) => <EditWatchingButton row={row} title={title} />;
