/** Text as an attacker writes it: every way out of text, attributes, addresses, scripts and style. */
const MARK = 'Hostile text';
export const hostileText = `${MARK} "'><b data-pwned></b><img data-pwned src=x onerror="pwned()"><svg data-pwned onload="pwned()"></svg><script data-pwned>pwned()</script></title></script></style><iframe data-pwned srcdoc="<script>parent.pwned()</script>"></iframe><a data-pwned href="javascript:pwned()">x</a>\${pwned()}{{pwned()}}\u202e\u2028`;

/** Members that hold no words: numbers as text, codes and dates, by which an answer is understood at all. */
const kept =
  /^(id|iso_|release_date$|first_air_date$|air_date$|last_air_date$|birthday$|deathday$|media_type$|original_language$|imdb_id$|site$|type$|status$|origin_country$|credit_id$)/;

/** The same answer with the hostile text in place of all its words. */
export function poisoned(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (kept.test(name)) return value;
    return name === 'homepage' || name === 'link' ? 'javascript:pwned()' : hostileText;
  }
  if (Array.isArray(value)) return value.map((entry) => poisoned(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, poisoned(entry, key)]));
}

const isHarmless = (address: string): boolean => {
  try {
    return /^(https?:|mailto:|blob:|bitcoin:|litecoin:|ethereum:|monero:|tel:)$/.test(
      new URL(address, 'https://marquee.example').protocol,
    );
  } catch {
    return false;
  }
};

/** What in the document came out of text: elements, handlers, addresses that run something. Nothing is what should be. */
export function breakouts(root: Document = document): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const say = (what: string) => found.push(`${element.tagName.toLowerCase()}: ${what}`);
    if (element.hasAttribute('data-pwned')) say('made by text');
    if (/^(script|iframe|object|embed|base|meta|link)$/i.test(element.tagName) && element.closest('body')) {
      if (element.getAttribute('type') !== 'application/ld+json') say('active element');
      else if (element.textContent.includes('<')) say('data block that text can end');
    }
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || name === 'srcdoc') say(name);
      if (!/^(href|src|action|formaction|xlink:href|poster|ping|data)$/i.test(name)) continue;
      const isPicture = name === 'src' && /^data:image\//.test(value);
      if (!isPicture && !isHarmless(value)) say(`${name}=${value.slice(0, 60)}`);
    }
  }
  if ('pwned' in window) found.push('a script ran');
  return found;
}

/** Whether the hostile text is on the page, as words: a page that shows none of it proves nothing. */
export const isShown = (): boolean => document.body.textContent.includes(`${MARK} "'><b data-pwned>`);
