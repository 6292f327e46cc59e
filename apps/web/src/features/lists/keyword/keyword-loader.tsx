import type { Named } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { toLoadState } from '../../../shared/api/load-state';
import { LoadedPage } from '../../../shared/ui/loaded-page';
import { keywordApi } from './keyword-api';

interface KeywordLoaderProps {
  id: number;
  notFound: ReactNode;
  children: (keyword: Named) => ReactNode;
}

export const KeywordLoader = ({ id, notFound, children }: KeywordLoaderProps) => (
  <LoadedPage state={toLoadState(keywordApi.useKeywordQuery(id))} what="This keyword" notFound={notFound}>
    {children}
  </LoadedPage>
);
