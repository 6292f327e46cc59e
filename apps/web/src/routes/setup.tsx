import { useLocation } from 'react-router-dom';
import { SetupPage } from '../features/setup';

/** The code is behind the #, which browsers never send to a server. */
export function Component() {
  const { hash } = useLocation();
  return <SetupPage code={hash.slice(1)} />;
}
