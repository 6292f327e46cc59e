import type { EpisodeRef, TitleRef } from '../import/records';
import { episodeIn, seriesIn, seriesOf, titleRef } from '../import/readers/jellyfin-library';
import { msOf } from '../import/values/build';
import { episodeNumber, field, isTrue, textOf, wholeNumber } from '../import/values/fields';
import { secondsOfTicks } from '../import/values/ticks';
import type { ServerState } from './types';

/** A film or an episode of a server. */
export interface ServerItem {
  id: string;
  title: TitleRef;
  episode?: EpisodeRef & { season: number; number: number };
  state: ServerState;
}

/** A user's data of an item, as the server answers with it. */
export const readUserData = (data: unknown, durationSec: number): ServerState => ({
  isPlayed: isTrue(field(data, 'Played')),
  playCount: wholeNumber(field(data, 'PlayCount')) ?? 0,
  playedAt: msOf(field(data, 'LastPlayedDate')),
  positionSec: secondsOfTicks(field(data, 'PlaybackPositionTicks')),
  durationSec,
});

/**
 * The films and episodes in what Jellyfin's `GET /Items` answers with. Files of several episodes are left out: one mark
 * there stands for all of them.
 */
export function readServerItems(items: readonly unknown[]): ServerItem[] {
  const series = seriesIn(items);
  return items.flatMap((item): ServerItem[] => {
    const id = textOf(field(item, 'Id'));
    const type = textOf(field(item, 'Type'));
    const state = readUserData(field(item, 'UserData'), secondsOfTicks(field(item, 'RunTimeTicks')));
    if (id === '' || field(item, 'UserData') === undefined) return [];
    if (type === 'Movie') return [{ id, title: titleRef(item, 'movie'), state }];
    if (type !== 'Episode') return [];
    const episode = episodeIn(item);
    const { season, number } = episode;
    const last = episodeNumber(field(item, 'IndexNumberEnd')) ?? number;
    if (season === null || number === null || last !== number) return [];
    return [{ id, title: seriesOf(item, series), episode: { ...episode, season, number }, state }];
  });
}
