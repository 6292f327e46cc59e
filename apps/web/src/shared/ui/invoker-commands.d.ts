import 'react';

// Not yet in React's types; React passes unknown attributes through.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Opens or closes the dialog (HTML invoker commands); `src/boot/dialogs.ts` is the polyfill. */
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
