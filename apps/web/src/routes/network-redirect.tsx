import { networkHref } from '@marquee/core';
import { Navigate, useParams } from 'react-router-dom';

/** `/network/...` of the Movies menu leads to `/networks/...` (spec/README.md). */
export function Component() {
  const { slug } = useParams();
  return <Navigate to={slug ? networkHref(slug) : '/networks'} replace />;
}
