import { parseTitleKey, titleHref, type SiteLanguage } from '@marquee/core';
import type { Notice } from '@marquee/core/notices';
import { inLanguage, type InLanguages } from '../../../lib/in-language';
import type { NamedNotice } from '../notice-finder';
import { ar, de, en, es, fr, it, ja, pl, ptBr } from './notice-texts';
import type { NoticeTexts } from './notice-texts';

const texts: InLanguages<NoticeTexts> = { ar, de, en, es, fr, it, ja, pl, 'pt-BR': ptBr };

/** The texts of notices in a language. */
export const noticeTexts = (language: SiteLanguage): NoticeTexts => inLanguage(texts, language);

/** What a notice says of its title. */
export function noticeText(notice: Notice, language: SiteLanguage): string {
  const { episode, newEpisode, newEpisodes, season, movie } = noticeTexts(language);
  switch (notice.kind) {
    case 'movie':
      return movie;
    case 'season':
      return season(notice.season);
    case 'episode': {
      const place = episode(notice.season, String(notice.number));
      return newEpisode(notice.name === '' ? place : `${place} · ${notice.name}`);
    }
    case 'episodes':
      return newEpisodes(
        notice.ranges
          .map(({ season: of, from, to }) => episode(of, from === to ? String(from) : `${from}–${to}`))
          .join(', '),
      );
  }
}

/** A notice as it is read: its title, what is new of it, and the path of its page. */
export function noticeLines({ notice, name }: NamedNotice, language: SiteLanguage) {
  const title = parseTitleKey(notice.title);
  const path = title ? titleHref(title.mediaType, title.id, name) : '/';
  return { name, text: noticeText(notice, language), path };
}
