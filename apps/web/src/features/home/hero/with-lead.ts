/**
 * Puts another slide first. The others keep their positions, so that none changes visibly; the previously first one
 * becomes the last.
 */
export function withLead<Item extends { key: string }>(lead: Item, items: readonly Item[], limit: number): Item[] {
  const [first, ...rest] = items.filter(({ key }) => key !== lead.key);
  const others = rest.slice(0, Math.max(0, limit - 2));
  return [lead, ...others, ...(first ? [first] : [])].slice(0, limit);
}
