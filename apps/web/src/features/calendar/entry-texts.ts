import { plural, t } from '@lingui/core/macro';
import {
  episodeHref,
  isEpisodes,
  parseTitleKey,
  titleHref,
  type AgendaEntry,
  type CalendarEvent,
  type PlayedTitle,
  type ReleaseKind,
} from '@marquee/core';
import { episodeLabel } from '../../shared/lib/format/episode-label';

const releaseTexts: Record<ReleaseKind, () => string> = {
  cinema: () => t`In theaters`,
  digital: () => t`Digital release`,
  disc: () => t`On disc`,
};

/** E.g. `S2 E1`, `S2 E1–E8`, `In theaters`. */
export function placeText(entry: AgendaEntry): string {
  if (!isEpisodes(entry))
    return entry.map((event) => (event.kind === 'film' ? releaseTexts[event.release]() : '')).join(' · ');
  const [first] = entry;
  const last = entry.at(-1) ?? first;
  const label = episodeLabel(first);
  if (first === last) return label;
  const { episode } = last;
  const end = last.season === first.season ? t`E${episode}` : episodeLabel(last);
  return `${label}–${end}`;
}

/** What a line says of it besides, e.g. the name of the episode. */
export function detailText(entry: AgendaEntry): string {
  if (!isEpisodes(entry)) return '';
  const [first] = entry;
  return entry.length > 1 ? plural(entry.length, { one: '# episode', other: '# episodes' }) : first.name;
}

/** `Season premiere` or `Season finale`, if it is one. */
export function occasionText(entry: AgendaEntry): string | null {
  if (!isEpisodes(entry)) return null;
  if (entry.some(({ isPremiere }) => isPremiere)) return t`Season premiere`;
  return entry.some(({ isFinale }) => isFinale) ? t`Season finale` : null;
}

export function entryHref([event]: AgendaEntry): string {
  const id = parseTitleKey(event.key)?.id ?? 0;
  return event.kind === 'film' ? titleHref('movie', id, event.title) : episodeHref(id, event.season, event.episode);
}

/** What the history calls it. */
export function playedOf({ key, title, ...event }: CalendarEvent): PlayedTitle | null {
  const parsed = parseTitleKey(key);
  if (!parsed) return null;
  const played = { ...parsed, title, year: null };
  if (event.kind === 'film') return played;
  return {
    ...played,
    episode: { season: event.season, number: event.episode, title: event.name, id: 0, seasonId: 0 },
  };
}
