export { englishPlayerMessages } from './english-player-messages';
export type { PlayerMessages } from './player-messages';
export type { ProblemMessages } from './problem-messages';
