const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as it stands in XML. */
export const xml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
