import { decodeEntities } from './plain-text';

const CDATA = '<![CDATA[';

/** Decodes element content: CDATA as it is, entities decoded. */
function textBetween(xml: string): string {
  const at = xml.indexOf(CDATA);
  if (at < 0) return decodeEntities(xml).trim();
  const end = xml.indexOf(']]>', at);
  return xml.slice(at + CDATA.length, end < 0 ? undefined : end).trim();
}

/** The text of the first element with that name; empty if there is none. */
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
  /** The file ends before the closing tag. */
  isOpen: boolean;
}

/**
 * Yields the elements with the given names in order. It handles flat lists only: no document types, no custom
 * entities, no nesting, so nothing in a hostile file can expand.
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
