export { YourRating } from './your-rating';
