export { StatisticsPage as Component } from '../features/statistics';
