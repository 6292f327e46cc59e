import 'react';

// Not among React's types yet; it passes them on as they are.
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- of the interface that is extended
  interface ButtonHTMLAttributes<T> {
    /** What is done to the dialog (HTML, invoker commands); `src/boot/dialogs.ts` does it in older browsers. */
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
