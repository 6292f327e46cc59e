const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Maps an arrow key to its left-to-right equivalent: forward is always `ArrowRight`. */
export const logicalKey = (key: string): string => (document.dir === 'rtl' ? (mirrored[key] ?? key) : key);
