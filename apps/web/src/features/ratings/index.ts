export { RateAtEnd } from './lazy-rate-at-end';
export { episodeSubject, seasonSubject } from './subject';
export { YourRating } from './your-rating';
