import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { cssTransition, toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { TOAST_MS, VISIBLE_TOASTS, type ToastMessage } from './toast-channel';
import { ToastText } from './toast-text';
import './toasts.css';

/** A swipe of 45 px dismisses a toast; the library takes a percentage of its width. */
const SWIPE_PERCENT = (45 / 356) * 100;

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 200 });

/** Shows each message once, in order. */
export function Toasts({ messages }: { messages: readonly ToastMessage[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, message, durationMs = TOAST_MS, action, topic } of messages.slice(shown.current)) {
      const autoClose = Number.isFinite(durationMs) && durationMs;
      const content = (props: ToastContentProps) => <ToastText text={message} action={action} {...props} />;
      if (topic !== undefined && toast.isActive(topic)) toast.update(topic, { render: content, type: kind, autoClose });
      else toast(content, { type: kind, autoClose, ...(topic !== undefined && { toastId: topic }) });
    }
    shown.current = messages.length;
  }, [messages]);
  return (
    <ToastContainer
      position="bottom-right"
      limit={VISIBLE_TOASTS}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={SWIPE_PERCENT}
      transition={transition}
      icon={false}
      role="status"
      aria-label={t`Messages`}
    />
  );
}
