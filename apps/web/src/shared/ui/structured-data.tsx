/** Structured data for search engines (schema.org): a data block, which browsers do not execute. */
export const StructuredData = ({ data }: { data: Record<string, unknown> }) => (
  <script
    type="application/ld+json"
    // `<` is escaped, so that no text in the data can close the block.
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    }}
  />
);
