import type { Video } from '@marquee/tmdb';
import { videoTypeName } from './video-types';

/** Supported video hosts; the API's content security policy allows the same two. */
const players: Readonly<Record<string, { name: string; key: RegExp; embed: (key: string) => string; page: string }>> = {
  YouTube: {
    name: 'YouTube',
    key: /^[\w-]{6,20}$/,
    embed: (key) => `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&rel=0`,
    page: 'https://www.youtube.com/watch?v=',
  },
  Vimeo: {
    name: 'Vimeo',
    key: /^\d{5,12}$/,
    embed: (key) => `https://player.vimeo.com/video/${key}?autoplay=1&dnt=1`,
    page: 'https://vimeo.com/',
  },
};

export interface PlayableVideo {
  key: string;
  name: string;
  /** `Trailer`, `Teaser`, `Clip`, ... */
  type: string;
  siteName: string;
  embedAddress: string;
  pageAddress: string;
}

const trailerTypes = ['Trailer', 'Teaser'];
export const isTrailer = ({ type }: Pick<PlayableVideo, 'type'>): boolean => trailerTypes.includes(type);

/** Order of the types of video. */
const order = [...trailerTypes, 'Clip', 'Featurette', 'Behind the Scenes', 'Opening Credits', 'Bloopers'];

const rank = ({ type, official }: Video): number => {
  const place = order.indexOf(type);
  return (place === -1 ? order.length : place) * 2 + (official ? 0 : 1);
};

/** Videos that can be played here: trailers first, official ones before others. */
export const playableVideos = (videos: readonly Video[]): PlayableVideo[] =>
  videos
    .flatMap((video) => {
      const player = Object.hasOwn(players, video.site) ? players[video.site] : undefined;
      return player?.key.test(video.key) ? [{ video, player }] : [];
    })
    .sort((a, b) => rank(a.video) - rank(b.video))
    .map(({ video: { key, name, type }, player }) => ({
      key,
      name: name.trim() || videoTypeName(type),
      type: type || 'Video',
      siteName: player.name,
      embedAddress: player.embed(key),
      pageAddress: player.page + key,
    }));
