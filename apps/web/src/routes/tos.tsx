export { TermsPage as Component } from '../features/info';
