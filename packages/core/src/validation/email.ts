/** Text, @, text, dot, text (ACCOUNT-12). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
