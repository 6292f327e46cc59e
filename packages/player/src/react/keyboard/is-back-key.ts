/** Escape, or Back of a remote under either of its names. */
export const isBackKey = (key: string): boolean => key === 'Escape' || key === 'GoBack' || key === 'BrowserBack';
