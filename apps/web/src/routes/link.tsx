export { LinkPage as Component } from '../features/account';
