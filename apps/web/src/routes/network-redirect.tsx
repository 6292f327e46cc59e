import { networkHref } from '@marquee/core';
import { useParams } from 'react-router-dom';
import { Redirect } from '../shared/ui/redirect';

/** `/network/...` of the Movies menu leads to `/networks/...` (ROUTE-05). */
export function Component() {
  const { slug } = useParams();
  return <Redirect to={slug ? networkHref(slug) : '/networks'} />;
}
