export { minutesOf } from './minutes';
export type { Ranked } from './ranking';
export type { Streak } from './streak';
export * from './year-in-review';
