export { SignupPage as Component } from '../features/account';
