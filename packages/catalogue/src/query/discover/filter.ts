import type { TitleRecord } from '../../build/title-record';

/** Whether a title stays in the list. */
export type Filter = (record: TitleRecord) => boolean;
