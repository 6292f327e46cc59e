import { DownloadPage } from '../features/download';
import { useAppSelector } from '../shared/store';
import { selectCanUseSources } from '../shared/store/profiles.slice';
import { Component as NotFound } from './not-found';

/** A link to another site counts as a visitor's own source, which profiles without sources may not use. */
export const Component = () => (
  <DownloadPage allowsOthers={useAppSelector(selectCanUseSources)} missing={<NotFound />} />
);
