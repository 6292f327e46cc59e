import { useSearchParams } from 'react-router-dom';
import { UnsubscribePage } from '../features/notices';

export function Component() {
  const [params] = useSearchParams();
  return <UnsubscribePage token={params.get('token') ?? ''} />;
}
