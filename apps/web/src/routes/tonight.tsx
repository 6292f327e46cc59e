import { TonightPage } from '../features/for-you';
import { useSharedTaste } from '../features/profiles';

export function Component() {
  const { invite, dialog } = useSharedTaste();
  return <TonightPage invite={invite} dialog={dialog} />;
}
