export { operatorRoutes } from './operator.routes';
