import DOMPurify from 'dompurify';

const tags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'img', 'a'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'mark', 'code', 'kbd', 'span', 'div'],
];
const attributes = ['href', 'src', 'alt', 'title', 'lang', 'dir'];
/**
 * Web addresses and addresses of this site; nothing else, whatever the operator pasted. Browsers read `/\` in front as
 * `//`, which names another site.
 */
const ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i;

// One for the page: it takes the policy `dompurify` of Trusted Types, and a name can be taken once.
const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  if (node.nodeName !== 'A' || node.getAttribute('href')?.startsWith('/')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * What may be shown of the operator's HTML: text, lists, pictures and links. No scripts, styles, forms, frames or event
 * handlers, and links to http(s) only; those that leave the site open in a tab of their own.
 */
export const cleanHtml = (html: string) =>
  purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
