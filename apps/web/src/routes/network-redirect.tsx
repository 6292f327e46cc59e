import { networkHref } from '@marquee/core';
import { useParams } from 'react-router-dom';
import { Redirect } from '../shared/ui/redirect';

/** Redirects `/network/...` of the Movies menu to `/networks/...` (ROUTE-05). */
export function Component() {
  const { slug } = useParams();
  return <Redirect to={slug ? networkHref(slug) : '/networks'} />;
}
