import { parseIdParam } from '@marquee/core';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { keywordFilters, KeywordLoader, KeywordPage } from '../features/lists';
import { Component as NotFound } from './not-found';

export function Component() {
  const id = parseIdParam(useParams().id);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (id === null) return <NotFound />;
  const filter = keywordFilters.find(({ value }) => value === params.get('type'))?.value ?? 'all';
  return (
    <KeywordLoader id={id} notFound={<NotFound />}>
      {(keyword) => (
        <KeywordPage
          key={keyword.id}
          keyword={keyword}
          filter={filter}
          onFilter={(type) => void navigate({ search: type === 'all' ? '' : `?type=${type}` }, { replace: true })}
        />
      )}
    </KeywordLoader>
  );
}
