export { SourcesPage as Component } from '../features/sources';
