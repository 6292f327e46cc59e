const PLAIN = 'aAcCdeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ';
const ACCENTED = 'äÅçÇďéÉğĜĥĤîÎĵĴķĶļĹñÑöÖŕŔšŠťŤüÜŵŴýÝžŽ';
const accented = (part: string): string => ACCENTED[PLAIN.indexOf(part)] ?? part;

/** Translations into German or Polish are about so much longer than English. */
const GROWTH = 0.4;
/** Longer words than these are rare in any language. */
const LONGEST_WORD = 8;

/**
 * Text of a message as the pseudo-language has it: accents show what is no message, brackets what is cut off, the length what
 * has no room. Tags of elements stay.
 */
export function toPseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const strange = text.replace(/<[^>]*>|[a-z]/gi, accented);
  const length = Math.ceil(text.replace(/<[^>]*>/g, '').length * GROWTH);
  const filling = Array.from({ length }, (_, index) => ((index + 1) % (LONGEST_WORD + 1) === 0 ? ' ' : '~'));
  return `[${strange}${filling.join('')}]`;
}
