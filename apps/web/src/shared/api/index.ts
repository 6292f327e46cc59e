export { backendApi } from './backend-api';
export { configApi, selectConfig, useConfig } from './config';
export { mixedFeedApi, type FeedSource } from './mixed-feed';
export { popularApi } from './popular';
export { searchTitles, type TitleSearch } from './title-search';
export { siteFilesApi } from './site-files-api';
export { titleSummaryApi } from './title-summary';
export { tmdbApi, type TmdbCall } from './tmdb-api';
export { useMixedFeed } from './use-mixed-feed';
