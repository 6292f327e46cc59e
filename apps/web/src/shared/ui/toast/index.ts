export { offerUndo, showToast, UNDO_MS } from './toast-channel';
export { ToastHost } from './toast-host';
