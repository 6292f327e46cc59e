import DOMPurify from 'dompurify';

const tags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'img', 'a'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'mark', 'code', 'kbd', 'span', 'div'],
];
const attributes = ['href', 'src', 'alt', 'title', 'lang', 'dir'];
/**
 * HTTP(S) URLs and paths of this site; nothing else, whatever the operator pasted. Browsers treat a leading `/\` like
 * `//`, which leads to another host.
 */
const ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i;

// A single instance: it creates the Trusted Types policy `dompurify`, whose name can be used only once.
const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  if (node.nodeName !== 'A' || node.getAttribute('href')?.startsWith('/')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * Sanitises the operator's HTML: text, lists, images and links remain. No scripts, styles, forms, frames or event
 * handlers, and only http(s) links; external ones open in a new tab.
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
