import type { SiteLanguage } from '@marquee/core';
import { xml } from '../../http/xml';
import { searchDescription } from './open-search-texts';

/** Maximum length of ShortName in OpenSearch. */
const NAME_LIMIT = 16;

/** Lets browsers offer the site's search in their address bar (OpenSearch 1.1). Its URLs must be absolute. */
export const openSearchDescription = (
  siteName: string,
  origin: string,
  language: SiteLanguage,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${xml(Array.from(siteName).slice(0, NAME_LIMIT).join(''))}</ShortName>
  <Description>${xml(searchDescription(siteName, language))}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${xml(`${origin}/icon.svg`)}</Image>
  <Url type="text/html" method="get" template="${xml(`${origin}/search?query={searchTerms}`)}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${xml(`${origin}/opensearch.xml`)}"/>
</OpenSearchDescription>
`;
