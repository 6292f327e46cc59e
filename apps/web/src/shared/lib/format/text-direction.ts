/** Direction of a text by its first letter: right to left for scripts from Hebrew to Arabic. */
export const textDirection = (text = ''): 'ltr' | 'rtl' => (/^[^\p{L}]*[\u0590-\u08ff]/u.test(text) ? 'rtl' : 'ltr');
