export { showToast, TOAST_MS, type ToastKind, type ToastMessage } from './toast-channel';
export { ToastHost } from './toast-host';
