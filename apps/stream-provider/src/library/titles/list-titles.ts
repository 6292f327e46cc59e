import { createHash } from 'node:crypto';
import { formatNumberRanges, type Resolution } from '@marquee/core';
import type { ProviderTitle } from '@marquee/core/contracts';
import { min4kHeight } from '../hls/rendition';
import type { LibraryState } from '../library-state';
import { movieKey, type TitleGroup } from '../match/title-index';
import { type MediaInfo, nominalHeightOf } from '../probe/media-info';
import type { LibraryFile } from '../scan/index-files';
import { languageTag } from '../subtitles/language';

/** A title with what identifies it, before its files are considered. */
interface Named extends Pick<ProviderTitle, 'mediaType' | 'title' | 'otherTitles' | 'year' | 'tmdbId' | 'imdbId'> {
  /** Films under the key of a film, episodes by season and number. */
  files: ReadonlyMap<string, readonly LibraryFile[]>;
}

const limits = { name: 300, otherTitles: 10, languages: 50 };

/** Lowest nominal heights; films are often a little lower than their format. */
const heights: readonly [Resolution, number][] = [
  ['4k', min4kHeight],
  ['1080', 900],
  ['720', 650],
  ['480', 0],
];

const resolutionOf = (infos: readonly MediaInfo[]): Resolution | undefined => {
  const highest = Math.max(...infos.map(({ video }) => nominalHeightOf(video)));
  return heights.find(([, from]) => highest >= from)?.[0];
};

function languagesOf(infos: readonly MediaInfo[]): string[] {
  const words = infos.flatMap(({ audio }) => audio.map(({ language }) => language ?? ''));
  return [...new Set(words.flatMap((word) => languageTag(word) ?? []))].slice(0, limits.languages);
}

/** `1x2` of `episodeKey`; keys of dates and of numbers of the whole series belong to no season here. */
function episodesOf(keys: Iterable<string>): Record<string, string> {
  const bySeason = new Map<number, number[]>();
  for (const key of keys) {
    const [, season, episode] = /^(\d+)x(\d+)$/.exec(key) ?? [];
    if (season !== undefined) bySeason.set(Number(season), [...(bySeason.get(Number(season)) ?? []), Number(episode)]);
  }
  return Object.fromEntries([...bySeason].map(([season, numbers]) => [String(season), formatNumberRanges(numbers)]));
}

/** Changes only if the title is another one. */
const idOf = ({ mediaType, title, year, tmdbId, imdbId }: Named): string =>
  createHash('sha256')
    .update(JSON.stringify([mediaType, title, year, tmdbId, imdbId]))
    .digest('base64url')
    .slice(0, 22);

function toTitle(named: Named, { findable, problemOf, probed }: LibraryState): ProviderTitle[] {
  const isPlayable = (file: LibraryFile): boolean => findable.has(file) && problemOf(file) === undefined;
  const playable = [...named.files].flatMap(([key, files]) => {
    const left = files.filter(isPlayable);
    return left.length > 0 ? [{ key, files: left }] : [];
  });
  const files = playable.flatMap((each) => each.files);
  if (files.length === 0) return [];
  const infos = files.flatMap((file) => {
    const result = probed(file);
    return result?.ok ? [result.info] : [];
  });
  const { files: _files, ...name } = named;
  const resolution = resolutionOf(infos);
  const languages = languagesOf(infos);
  const episodes = episodesOf(playable.map(({ key }) => key));
  return [
    {
      id: idOf(named),
      ...name,
      addedAtMs: Math.max(0, ...files.map(({ changedMs }) => Math.round(changedMs))),
      ...(resolution !== undefined && { resolution }),
      ...(infos.some(({ video }) => video.isHdr) && { isHdr: true }),
      ...(languages.length > 0 && { languages }),
      ...(named.mediaType === 'tv' && { episodes }),
    },
  ];
}

function named(mediaType: 'movie' | 'tv', group: TitleGroup<LibraryFile>): Named[] {
  const [first] = [...group.files.values()].flat();
  if (!first || first.parsed.title === '') return [];
  const { year, tags, otherTitles } = group;
  const others = [...otherTitles].filter((name) => name !== '').slice(0, limits.otherTitles);
  return [
    {
      mediaType,
      title: first.parsed.title.slice(0, limits.name),
      ...(others.length > 0 && { otherTitles: others.map((name) => name.slice(0, limits.name)) }),
      ...(year !== undefined && { year }),
      ...(tags.tmdb !== undefined && { tmdbId: tags.tmdb }),
      ...(tags.imdb !== undefined && { imdbId: tags.imdb }),
      files: group.files,
    },
  ];
}

/** Titles that the operator assigned, with all their files. */
function byHand({ titles }: LibraryState): Named[] {
  const found = new Map<string, Named & { files: Map<string, LibraryFile[]> }>();
  for (const files of titles.byHand.values()) {
    for (const file of files) {
      if (!file.match) continue;
      const { mediaType, tmdbId, title, year, season, episode } = file.match;
      const id = `${mediaType} ${tmdbId}`;
      const known = found.get(id) ?? {
        ...{ mediaType, tmdbId, title: title.slice(0, limits.name), files: new Map<string, LibraryFile[]>() },
        ...(year !== null && { year }),
      };
      found.set(id, known);
      const key = mediaType === 'movie' ? movieKey : `${season}x${episode}`;
      known.files.set(key, [...(known.files.get(key) ?? []), file]);
    }
  }
  return [...found.values()];
}

/**
 * The titles of which something can be played, by what their files' names say. The provider does not know their numbers at
 * TMDB, unless a tag or the operator states them.
 */
export function listTitles(library: LibraryState): ProviderTitle[] {
  const groups = new Map<TitleGroup<LibraryFile>, 'movie' | 'tv'>();
  for (const [id, alike] of library.titles.byTitle)
    for (const group of alike) groups.set(group, id.startsWith('movie ') ? 'movie' : 'tv');
  return [...[...groups].flatMap(([group, mediaType]) => named(mediaType, group)), ...byHand(library)].flatMap(
    (title) => toTitle(title, library),
  );
}
