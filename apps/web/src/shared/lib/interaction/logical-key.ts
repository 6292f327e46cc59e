const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The arrow key that means the same on a page that runs from left to right: forward is `ArrowRight`. */
export const logicalKey = (key: string): string => (document.dir === 'rtl' ? (mirrored[key] ?? key) : key);
