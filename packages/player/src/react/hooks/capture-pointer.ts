/** Keeps a drag on the element after the pointer has left it. Older browsers cannot. */
export const capturePointer = (element: Partial<Element>, pointerId: number): void =>
  element.setPointerCapture?.(pointerId);
