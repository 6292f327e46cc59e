import { keywordEndpoint, KeywordPage, titleFilters } from '../features/lists';
import { useTypeParam } from '../shared/lib/routing/use-type-param';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';

export function Component() {
  const choice = useTypeParam(titleFilters);
  return (
    <LoadedPage endpoint={keywordEndpoint} what="This keyword" notFound={<NotFound />}>
      {(keyword) => <KeywordPage key={keyword.id} keyword={keyword} {...choice} />}
    </LoadedPage>
  );
}
