const PLAIN = 'aAcCdeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ';
const ACCENTED = 'äÅçÇďéÉğĜĥĤîÎĵĴķĶļĹñÑöÖŕŔšŠťŤüÜŵŴýÝžŽ';
const accented = (part: string): string => ACCENTED[PLAIN.indexOf(part)] ?? part;

/** German and Polish translations are about this much longer than English. */
const GROWTH = 0.4;
/** Longer words than these are rare in any language. */
const LONGEST_WORD = 8;

/**
 * Text of a message in the pseudo-language: accents reveal text that is not a message, brackets reveal truncation, the
 * length reveals overflow. Element tags are preserved.
 */
export function toPseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const strange = text.replace(/<[^>]*>|[a-z]/gi, accented);
  const length = Math.ceil(text.replace(/<[^>]*>/g, '').length * GROWTH);
  const filling = Array.from({ length }, (_, index) => ((index + 1) % (LONGEST_WORD + 1) === 0 ? ' ' : '~'));
  return `[${strange}${filling.join('')}]`;
}
