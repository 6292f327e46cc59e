export { OperatorPage, operatorTabs, type OperatorTab } from './operator-page';
export { ServerProblems } from './lazy';
