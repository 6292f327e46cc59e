const ACCENTED: Record<string, string> = Object.fromEntries(
  [...'aAcCdeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ'].map((letter, index) => [
    letter,
    [...'äÅçÇďéÉğĜĥĤîÎĵĴķĶļĹñÑöÖŕŔšŠťŤüÜŵŴýÝžŽ'][index] ?? letter,
  ]),
);
/** Translations into German or Polish are about so much longer than English. */
const GROWTH = 0.4;

/**
 * Text of a message as the pseudo-language has it: accents show what is no message, brackets what is cut off, the length what
 * has no room. Tags of elements stay.
 */
export function toPseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const accented = text.replace(/<[^>]*>|[a-z]/gi, (part) => ACCENTED[part] ?? part);
  return `[${accented}${'~'.repeat(Math.ceil(text.replace(/<[^>]*>/g, '').length * GROWTH))}]`;
}
