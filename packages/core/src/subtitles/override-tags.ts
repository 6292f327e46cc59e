const styleOf = (tags: string): string =>
  [...tags.matchAll(/\\([ibu])([01])(?![\d.])/g)].map(([, tag, on]) => `<${on === '0' ? '/' : ''}${tag}>`).join('');

/** Whether override tags move the text to the top. */
export const isAtTop = (text: string): boolean => /\{[^{}]*\\an?[789][^{}]*\}/.test(text);

/** Replaces the override tags of SubStation Alpha by italics, bold and underline, and its line breaks. */
export const withoutOverrides = (text: string): string =>
  text
    .replace(/\{([^{}\\]*\\[^{}]*)\}/g, (_, tags: string) => styleOf(tags))
    .replace(/\\N/g, '\n')
    .replace(/\\h/g, '\u00a0');
