export { ChosenTitle } from './chosen-title';
export { EpisodeChoice, useEpisodes, type EpisodeChosen } from './episode-choice';
export { TitleFinder } from './title-finder';
