/** Listens until the returned function is called. */
export function onEvent(target: EventTarget, event: string, listener: () => unknown): () => void {
  const handler = () => void listener();
  target.addEventListener(event, handler);
  return () => target.removeEventListener(event, handler);
}
