/** Which way a text is written, by its first letter, where that is of a script from Hebrew to Arabic. */
export const textDirection = (text = ''): 'ltr' | 'rtl' => (/^[^\p{L}]*[\u0590-\u08ff]/u.test(text) ? 'rtl' : 'ltr');
