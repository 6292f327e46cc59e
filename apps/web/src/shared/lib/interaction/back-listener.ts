let listener: ((event: PopStateEvent) => void) | undefined;

/** Whoever hears of Back before the router does; it comes later than the router. */
export const setBackListener = (onPop: typeof listener): void => {
  listener = onPop;
};

/** Called before the router listens. */
export const listenToBack = (): void => window.addEventListener('popstate', (event) => listener?.(event));
