import type { Encoding } from './encodings';

/** Double-byte encodings. */
const candidates: readonly { encoding: Encoding; letters: RegExp; minShare: number }[] = [
  // Text in other encodings contains a few such letters by chance when decoded like this, but never this many.
  { encoding: 'euc-kr', letters: /[\uac00-\ud7a3]/g, minShare: 0.75 },
  { encoding: 'shift_jis', letters: /[\u3041-\u30fe]/g, minShare: 0.35 },
  { encoding: 'euc-jp', letters: /[\u3041-\u30fe]/g, minShare: 0.35 },
];

/** The most frequent characters of Chinese dialogue, simplified and traditional; they make up half of any text. */
const chinese =
  /[的一是不了人我在有他这這为為之大来來以个個中上们們到说說国國和地也子时時道出而要于於就下得可你年生自会會那后後能对對着著事其里裡裏所去行过過家用发發天如然成多日都小无無同么麼经經当當起与與好看学學进進种種将將还還心前面又定见見只主没沒从從想知把谢謝吗嗎吧呢什怎她它给給让讓做走快再真现現很样樣谁誰等点點话話跟请請头頭别別叫爱愛该該几幾爸妈媽先但最回啊哦嗯，。？！]/g;
const minChinese = 0.15;

/** A broken byte in a long file does not rule the encoding out. */
const maxFaults = 0.005;

interface Reading {
  letters: number;
  text: string;
}

/** Decodes bytes; null if they are not valid in the encoding. */
function read(bytes: Uint8Array, encoding: Encoding): Reading | null {
  const text = new TextDecoder(encoding).decode(bytes);
  const letters = text.match(/[^\0-\u007f]/g)?.length ?? 0;
  const faults = text.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
  // The last character may be truncated.
  return letters === 0 || faults > 1 + letters * maxFaults ? null : { letters, text };
}

const shareOf = (reading: Reading, letters: RegExp): number =>
  (reading.text.match(letters)?.length ?? 0) / reading.letters;

/**
 * The double-byte encoding of a Chinese, Japanese or Korean text, according to its most frequent letters; null for
 * other texts.
 */
export function guessCjk(bytes: Uint8Array): Encoding | null {
  for (const { encoding, letters, minShare } of candidates) {
    const reading = read(bytes, encoding);
    if (reading && shareOf(reading, letters) >= minShare) return encoding;
  }
  const [best] = (['gb18030', 'big5'] as const)
    .map((encoding) => {
      const reading = read(bytes, encoding);
      return { encoding, share: reading ? shareOf(reading, chinese) : 0 };
    })
    .sort((a, b) => b.share - a.share);
  return best && best.share >= minChinese ? best.encoding : null;
}
