import type { TitleRecord } from '../../build/title-record';

/** Whether a title is included. */
export type Filter = (record: TitleRecord) => boolean;
