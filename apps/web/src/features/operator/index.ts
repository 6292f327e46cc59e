export { OperatorPage, operatorTabs, type OperatorTab } from './operator-page';
