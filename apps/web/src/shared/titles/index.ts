export { ChosenTitle } from './chosen-title';
export { EpisodeChoice, useEpisodes, type EpisodeChosen } from './episode-choice';
export { TitleFinder } from './title-finder';
export { titleFinderApi } from './title-finder-api';
