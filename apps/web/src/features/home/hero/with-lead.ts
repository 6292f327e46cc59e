/**
 * Slides with another one first. The others keep their places, so that none changes under the visitor's eyes; the one that was
 * first becomes the last.
 */
export function withLead<Item extends { key: string }>(lead: Item, items: readonly Item[], limit: number): Item[] {
  const [first, ...rest] = items.filter(({ key }) => key !== lead.key);
  const others = rest.slice(0, Math.max(0, limit - 2));
  return [lead, ...others, ...(first ? [first] : [])].slice(0, limit);
}
