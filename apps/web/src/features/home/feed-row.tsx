import { mixedFeedApi, type FeedSource } from '../../shared/api';
import { ROW_LENGTH } from './constants';
import { TitleRow } from './title-row';

interface FeedRowProps {
  title: string;
  href: string;
  source: FeedSource;
}

/** The first titles of a list that a person added to home. */
export function FeedRow({ title, href, source }: FeedRowProps) {
  const { currentData, isError } = mixedFeedApi.useMixedPreviewQuery({ source, limit: ROW_LENGTH });
  return <TitleRow title={title} href={href} list={{ items: currentData, isError }} />;
}
