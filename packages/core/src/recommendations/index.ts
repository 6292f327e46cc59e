export { becauseRows, type BecauseRow } from './because-rows';
export { refusedTitles, withFeedback, withoutFeedback } from './feedback';
export { decades, genresOfMood, moods, yearsOf, type Decade, type Mood } from './moods';
export { diversify, recommend } from './recommend';
export { shareTaste, type SharedTaste } from './share';
export { tasteOf, type TasteEntries } from './taste';
export {
  BREAK_MIN,
  doubleBill,
  fitsEvening,
  fitsTime,
  pickTitles,
  surprise,
  type DoubleBill,
  type Evening,
  type Timed,
} from './tonight';
export type * from './types';
export { chooseSeeds, chooseTopics, type Seed } from './weigh';
