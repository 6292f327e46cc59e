import { HistoryPage } from '../features/history';

export const Component = () => <HistoryPage />;
