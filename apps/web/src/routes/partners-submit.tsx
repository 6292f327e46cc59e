export { SubmitPage as Component } from '../features/partners';
