export { TvPage as Component } from '../features/account';
