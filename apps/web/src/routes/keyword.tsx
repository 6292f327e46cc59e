import { t } from '@lingui/core/macro';
import { keywordEndpoint, KeywordPage, titleFilters } from '../features/lists';
import { useTypeParam } from '../shared/lib/routing/use-type-param';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';

export function Component() {
  const choice = useTypeParam(titleFilters);
  return (
    <LoadedPage endpoint={keywordEndpoint} failedText={t`This keyword couldn’t be loaded`} notFound={<NotFound />}>
      {(keyword) => <KeywordPage key={keyword.id} keyword={keyword} {...choice} />}
    </LoadedPage>
  );
}
