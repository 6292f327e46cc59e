export { backendApi } from './backend-api';
export { configApi, selectConfig, useConfig } from './config';
export { mixedFeedApi, type FeedSource } from './mixed-feed';
export { fetchProfile, profileApi, applyProfile } from './profile';
export { popularApi } from './popular';
export { siteFilesApi } from './site-files-api';
export { titleSummaryApi } from './title-summary';
export { searchTitles, tmdbApi } from './tmdb-api';
export { prefetchFeed, useMixedFeed } from './use-mixed-feed';
