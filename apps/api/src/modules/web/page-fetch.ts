import { CONTENT_FILTER_PARAM, ruleOfContentFilter, type ViewingRule } from '@marquee/core';
import { ApiError } from '../../http/errors';
import { languageIn, pageIn, titleAt, type AvailabilityService } from '../availability';
import { metadataFetch, type FilteredTmdb, type MetadataFetch } from '../tmdb';

export interface PageFetchDeps {
  tmdb: FilteredTmdb;
  availability: Pick<AvailabilityService, 'ofTitle' | 'page' | 'recent'>;
}

const AVAILABILITY = '/api/availability/';
/** Base for URLs without a host. */
const HERE = 'http://this.invalid';
/** Pages share a caller, as they do at the metadata gateway. */
const CALLER = 'pages';

/** The requests that the web app makes while a page is rendered: for metadata, and for what can be played. */
export function pageFetch({ tmdb, availability }: PageFetchDeps): MetadataFetch {
  const fetchMetadata = metadataFetch(tmdb, CALLER);

  async function answer({ pathname, searchParams }: URL, rules: readonly ViewingRule[]): Promise<object> {
    const filters = searchParams.getAll(CONTENT_FILTER_PARAM).map((token) => {
      const rule = ruleOfContentFilter(token);
      // It would filter nothing.
      if (!rule) throw new ApiError('bad_request');
      return rule;
    });
    const asking = { rules: [...rules, ...filters], caller: CALLER };
    const rest = pathname.slice(AVAILABILITY.length);
    const language = languageIn(searchParams.get('locale'));
    if (rest === 'recent') return availability.recent(asking, language);
    if (rest === 'titles') return availability.page(pageIn(searchParams), asking, language);
    const [mediaType = '', id = '', ...more] = rest.split('/');
    if (more.length > 0) throw new ApiError('not_found');
    return availability.ofTitle(titleAt(mediaType, id), asking);
  }

  return (rules) => {
    const metadata = fetchMetadata(rules);
    return async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), HERE);
      if (url.origin !== HERE || !url.pathname.startsWith(AVAILABILITY)) return metadata(input, init);
      try {
        return Response.json(await answer(url, rules));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return Response.json({ error: error.message, code: error.code }, { status: error.status });
      }
    };
  };
}
