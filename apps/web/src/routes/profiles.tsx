import { useSearchParams } from 'react-router-dom';
import { WhoIsWatching } from '../features/profiles';

/** A path of this site; anything else leads home. */
const pathIn = (text: string | null): string => (text !== null && /^\/(?![/\\])/.test(text) ? text : '/');

/** `?to=` is where whoever is watching wanted to go. */
export function Component() {
  const [params] = useSearchParams();
  return <WhoIsWatching to={pathIn(params.get('to'))} />;
}
