import { Navigate, useSearchParams } from 'react-router-dom';
import { MANAGE_PATH, WhoIsWatching } from '../features/profiles';
import { useAppSelector, useIsRestored } from '../shared/store';
import { selectUser } from '../shared/store/session.slice';

/** A path of this site; everything else becomes home. */
const pathIn = (text: string | null): string => (text !== null && /^\/(?![/\\])/.test(text) ? text : '/');

/** `?to=` is the page that the visitor wanted to open. A guest has no profiles to choose from. */
export function Component() {
  const [params] = useSearchParams();
  const isRestored = useIsRestored();
  const isLoggedIn = useAppSelector(selectUser) !== null;
  if (isRestored && !isLoggedIn) return <Navigate to={MANAGE_PATH} replace />;
  return <WhoIsWatching to={pathIn(params.get('to'))} />;
}
