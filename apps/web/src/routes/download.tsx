import { DownloadPage } from '../features/download';
import { useAppSelector } from '../shared/store';
import { selectCanUseSources } from '../shared/store/profiles.slice';
import { Component as NotFound } from './not-found';

/** A link that leads elsewhere is an address of one’s own, which a profile without sources has none of. */
export const Component = () => (
  <DownloadPage allowsOthers={useAppSelector(selectCanUseSources)} missing={<NotFound />} />
);
