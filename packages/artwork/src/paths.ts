import type { ArtworkKind } from './subject';

export { artworkFrames } from './dimensions';
export type { ArtworkKind, ArtworkLook, ArtworkSource, ArtworkSubject } from './subject';

/** The contents of a `/marquee-….svg` path. */
export interface ArtworkRef {
  kind: ArtworkKind;
  id: number;
  season?: number;
  episode?: number;
}

const simple = /^\/?marquee-(poster|backdrop|logo|profile)-(\d{1,12})\.svg$/;
const season = /^\/?marquee-season-(\d{1,12})-(\d{1,4})\.svg$/;
const still = /^\/?marquee-still-(\d{1,12})-s(\d{1,4})e(\d{1,5})\.svg$/;

/** Parses an artwork path (with or without a leading slash); null if invalid. */
export function parseArtworkPath(path: string): ArtworkRef | null {
  const plain = simple.exec(path);
  if (plain) return { kind: plain[1] as ArtworkKind, id: Number(plain[2]) };
  const ofSeason = season.exec(path);
  if (ofSeason) return { kind: 'season', id: Number(ofSeason[1]), season: Number(ofSeason[2]) };
  const ofEpisode = still.exec(path);
  if (!ofEpisode) return null;
  return { kind: 'still', id: Number(ofEpisode[1]), season: Number(ofEpisode[2]), episode: Number(ofEpisode[3]) };
}

/** A picture of a genre or a network: its kind and its slug. */
export const TILE_PATH = /^\/?marquee-(genre|network)-([a-z-]{1,40})\.svg$/;

export const posterPath = (id: number): string => `/marquee-poster-${id}.svg`;
export const backdropPath = (id: number): string => `/marquee-backdrop-${id}.svg`;
export const logoPath = (id: number): string => `/marquee-logo-${id}.svg`;
export const profilePath = (personId: number): string => `/marquee-profile-${personId}.svg`;
export const seasonPath = (id: number, number: number): string => `/marquee-season-${id}-${number}.svg`;
export const stillPath = (id: number, seasonNumber: number, episode: number): string =>
  `/marquee-still-${id}-s${seasonNumber}e${episode}.svg`;
