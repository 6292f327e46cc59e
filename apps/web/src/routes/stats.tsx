import { PersonalStatistics } from '../features/history';
import { StatisticsPage } from '../features/statistics';

export const Component = () => <StatisticsPage personal={<PersonalStatistics />} />;
