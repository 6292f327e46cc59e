import 'react';

// Not yet in React's types; React passes unknown attributes through.
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- of the interface that is extended
  interface ButtonHTMLAttributes<T> {
    /** Opens or closes the dialog (HTML invoker commands); `src/boot/dialogs.ts` is the polyfill. */
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
