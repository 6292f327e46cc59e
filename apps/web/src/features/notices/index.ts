export { NoticesPanel } from './notices-panel';
export { UnsubscribePage } from './unsubscribe-page';
