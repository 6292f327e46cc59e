type Answer = (isEntered: boolean) => void;

/** Shows the dialog; null while nothing that could is on the page. */
let show: ((answer: Answer) => void) | null = null;
let pending: Promise<boolean> | null = null;

/** Requests the visitor's password, once for all calls that wait for it. False if it was not entered. */
export function requestPassword(): Promise<boolean> {
  const dialog = show;
  if (!dialog) return Promise.resolve(false);
  pending ??= new Promise<boolean>(dialog).finally(() => {
    pending = null;
  });
  return pending;
}

/** @param listener is called when a call waits for the password, with what to answer. Returns a function to unsubscribe. */
export function onPasswordRequest(listener: (answer: Answer) => void): () => void {
  show = listener;
  return () => {
    show = null;
  };
}
