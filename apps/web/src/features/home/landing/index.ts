export { CategoryRow } from './category-row';
export { LandingHero } from './landing-hero';
export { LandingRow } from './landing-row';
