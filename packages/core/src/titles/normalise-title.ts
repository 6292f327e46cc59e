/** Letters that Unicode decomposition does not split. */
const folded: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'];

/** `ii` to `xiii`, but not as the first word; a lone `i` is a word. */
const asNumber = (word: string, index: number): string => {
  const value = roman.indexOf(word);
  return index > 0 && value > 1 ? String(value) : word;
};

/**
 * Normalises a title for comparison: removes case, diacritics, punctuation, spaces and a leading English article (or a
 * trailing one after a comma); `&` becomes `and`, `III` becomes `3`. Letters of all scripts are kept.
 */
export function normaliseTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => folded[letter] ?? letter)
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const isArticle = (word: string | undefined): boolean => word === 'the' || word === 'a' || word === 'an';
  if (words.length > 1 && isArticle(words[0])) words.shift();
  else if (words.length > 1 && /,\s*(the|an?)\s*$/.test(plain)) words.pop();
  return words.map(asNumber).join('');
}
