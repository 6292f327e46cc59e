/** A ref that focuses what it is given when that appears. One written inline would do so at each render. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
