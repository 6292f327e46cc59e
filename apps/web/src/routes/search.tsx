import { useSearchParams } from 'react-router-dom';
import { readSearchParams, SearchPage, searchParamsOf } from '../features/search';

export function Component() {
  const [params, setParams] = useSearchParams();
  return <SearchPage params={readSearchParams(params)} onChange={(next) => setParams(searchParamsOf(next))} />;
}
