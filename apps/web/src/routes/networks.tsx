import { NetworksPage } from '../features/lists';

export const Component = () => <NetworksPage />;
