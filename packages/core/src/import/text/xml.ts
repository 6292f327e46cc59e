const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const CDATA = '<![CDATA[';

/** What stands between `from` and `to`, as text: CDATA as it is, entities decoded. */
function textBetween(xml: string): string {
  const at = xml.indexOf(CDATA);
  if (at < 0) return decodeEntities(xml).trim();
  const end = xml.indexOf(']]>', at);
  return xml.slice(at + CDATA.length, end < 0 ? undefined : end).trim();
}

/** The text of the first element of that name within another; empty where there is none. */
export function elementText(xml: string, name: string): string {
  const open = `<${name}>`;
  const from = xml.indexOf(open);
  if (from < 0) return '';
  const to = xml.indexOf(`</${name}>`, from);
  return to < 0 ? '' : textBetween(xml.slice(from + open.length, to));
}

export interface XmlElement {
  name: string;
  inner: string;
  /** The file ends before the element does. */
  isOpen: boolean;
}

/**
 * The elements of some names, one after the other: enough for lists of flat elements, of which no one holds another of those names.
 * No document type, no entities of its own, no nesting: there is nothing that could grow.
 */
export function* elementsOf(xml: string, names: readonly string[]): Generator<XmlElement> {
  const next = new Map(names.map((name) => [name, xml.indexOf(`<${name}>`)]));
  for (;;) {
    const [name, from] = [...next].filter(([, at]) => at >= 0).sort(([, a], [, b]) => a - b)[0] ?? [];
    if (name === undefined || from === undefined) return;
    const start = from + name.length + 2;
    const end = xml.indexOf(`</${name}>`, start);
    yield { name, inner: xml.slice(start, end < 0 ? undefined : end), isOpen: end < 0 };
    if (end < 0) return;
    for (const [other, at] of next) if (at >= 0 && at < end) next.set(other, xml.indexOf(`<${other}>`, end));
  }
}
