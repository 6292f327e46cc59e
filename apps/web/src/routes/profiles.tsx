import { useSearchParams } from 'react-router-dom';
import { WhoIsWatching } from '../features/profiles';

/** A path of this site; everything else becomes home. */
const pathIn = (text: string | null): string => (text !== null && /^\/(?![/\\])/.test(text) ? text : '/');

/** `?to=` is the page that the visitor wanted to open. */
export function Component() {
  const [params] = useSearchParams();
  return <WhoIsWatching to={pathIn(params.get('to'))} />;
}
