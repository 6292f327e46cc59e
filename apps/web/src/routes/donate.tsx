export { DonatePage as Component } from '../features/donate';
