export { PartnersPage as Component } from '../features/partners';
