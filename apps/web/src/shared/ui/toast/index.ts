export { offerUndo, showToast, TOAST_MS, UNDO_MS, type ToastKind, type ToastMessage } from './toast-channel';
export { ToastHost } from './toast-host';
