const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the entities that XML has, and those that HTML editors add. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const BREAK = /<(?:br ?\/?|\/p|\/li|\/blockquote)>\s*/gi;
const TAG = /<\/?(?:b|i|em|strong|u|s|a|p|ul|ol|li|blockquote|span)(?: [^<>]{0,500})?>/gi;

/** The text of a review that was kept as HTML. Only the tags that review editors write are removed. */
export const plainText = (text: string): string =>
  /[<&]/.test(text) ? decodeEntities(text.replace(BREAK, '\n').replace(TAG, '')).trim() : text;
