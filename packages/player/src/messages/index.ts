export { playerMessages, type PlayerMessages } from './player-messages';
export type { Translator } from './i18n';
