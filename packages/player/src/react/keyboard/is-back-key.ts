/** Escape, or a remote's Back key under either of its names. */
export const isBackKey = (key: string): boolean => key === 'Escape' || key === 'GoBack' || key === 'BrowserBack';
