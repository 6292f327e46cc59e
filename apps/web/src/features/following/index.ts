export { SeriesFollowing } from './lazy-follow-row';
export { NewForYou } from './new-for-you';
