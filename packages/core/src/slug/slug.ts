/**
 * Slug of a detail link (ROUTE-07): the title in lower case with every non-alphanumeric character replaced by a hyphen,
 * so `Amélie: A Tale` becomes `am-lie--a-tale`. A title without Latin letters or digits has no slug; its link is the
 * bare id.
 */
export function detailSlug(title: string): string {
  const slug = title.toLowerCase().replace(/[^a-z0-9]/gu, '-');
  return /[a-z0-9]/.test(slug) ? slug : '';
}

/**
 * Slug of a category or network (ROUTE-09): lower case, white space replaced by hyphens, other characters dropped,
 * repeated hyphens collapsed, hyphens at the ends trimmed.
 */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The id in the `{id}-{slug}` of a detail URL: the digits before the first hyphen. Null for anything else, which shows
 * the not-found page.
 */
export function parseIdParam(param: string | undefined): number | null {
  const head = (param ?? '').split('-', 1)[0] ?? '';
  if (!/^\d{1,16}$/.test(head)) return null;
  const id = Number(head);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** `{id}-{slug}`, or the bare id if the title has no slug. */
export function idParam(id: number, title: string): string {
  const slug = detailSlug(title);
  return slug === '' ? String(id) : `${id}-${slug}`;
}

/** A season or episode number in a URL: digits only. Season 0 is the specials. */
export function parseNumberParam(param: string | undefined): number | null {
  return /^\d{1,5}$/.test(param ?? '') ? Number(param) : null;
}
