export { TermsPage as Component } from '../features/static-pages';
