const PLAIN = 'aAcCdeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ';
const ACCENTED = 'äÅçÇďéÉğĜĥĤîÎĵĴķĶļĹñÑöÖŕŔšŠťŤüÜŵŴýÝžŽ';
const accented = (part: string): string => ACCENTED[PLAIN.indexOf(part)] ?? part;

/** Translations into German or Polish are about so much longer than English. */
const GROWTH = 0.4;

/**
 * Text of a message as the pseudo-language has it: accents show what is no message, brackets what is cut off, the length what
 * has no room. Tags of elements stay.
 */
export function toPseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const strange = text.replace(/<[^>]*>|[a-z]/gi, accented);
  return `[${strange}${'~'.repeat(Math.ceil(text.replace(/<[^>]*>/g, '').length * GROWTH))}]`;
}
