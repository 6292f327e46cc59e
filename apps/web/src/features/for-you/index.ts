export { ForYouRows } from './for-you-rows';
export { TonightPage } from './tonight/tonight-page';
