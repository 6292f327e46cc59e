import { PSEUDO_LANGUAGE, type siteLanguages, type SiteLanguage } from '@marquee/core';
import type { Notice } from '@marquee/core/notices';
import { ar, de, en, es, fr, it, ja, pl, ptBr } from './notice-texts';
import type { NoticeTexts } from './notice-texts';

const texts: Record<keyof typeof siteLanguages, NoticeTexts> = { ar, de, en, es, fr, it, ja, pl, 'pt-BR': ptBr };

/** The texts of notices in a language. */
export const noticeTexts = (language: SiteLanguage): NoticeTexts =>
  language === PSEUDO_LANGUAGE ? en : texts[language];

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
