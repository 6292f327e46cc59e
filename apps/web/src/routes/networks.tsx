import { NetworksPage } from '../features/networks';

export const Component = () => <NetworksPage />;
