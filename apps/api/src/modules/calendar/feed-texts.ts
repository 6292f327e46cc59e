import { chooseSiteLanguage, type ReleaseKind } from '@marquee/core';
import { inLanguage, type InLanguages } from '../../lib/in-language';

/** The words of a feed, in the language that the profile has chosen for the site. */
export interface FeedTexts extends Record<ReleaseKind, string> {
  premiere: string;
  finale: string;
}

const texts: InLanguages<FeedTexts> = {
  en: {
    premiere: 'Season premiere',
    finale: 'Season finale',
    cinema: 'In theaters',
    digital: 'Digital release',
    disc: 'On disc',
  },
  ar: {
    premiere: 'أول حلقة في الموسم',
    finale: 'آخر حلقة في الموسم',
    cinema: 'في دور السينما',
    digital: 'إصدار رقمي',
    disc: 'على أقراص',
  },
  de: {
    premiere: 'Staffelstart',
    finale: 'Staffelfinale',
    cinema: 'Kinostart',
    digital: 'Digital erhältlich',
    disc: 'Auf Disc',
  },
  es: {
    premiere: 'Estreno de temporada',
    finale: 'Final de temporada',
    cinema: 'En cines',
    digital: 'Estreno digital',
    disc: 'En disco',
  },
  fr: {
    premiere: 'Première de la saison',
    finale: 'Fin de la saison',
    cinema: 'Au cinéma',
    digital: 'Sortie numérique',
    disc: 'En DVD et Blu-ray',
  },
  it: {
    premiere: 'Inizio stagione',
    finale: 'Finale di stagione',
    cinema: 'Al cinema',
    digital: 'Uscita digitale',
    disc: 'Su disco',
  },
  ja: {
    premiere: 'シーズン初回',
    finale: 'シーズン最終回',
    cinema: '劇場公開',
    digital: 'デジタル配信',
    disc: 'ディスク発売',
  },
  pl: {
    premiere: 'Premiera sezonu',
    finale: 'Finał sezonu',
    cinema: 'W kinach',
    digital: 'Premiera cyfrowa',
    disc: 'Na płytach',
  },
  'pt-BR': {
    premiere: 'Estreia da temporada',
    finale: 'Final da temporada',
    cinema: 'Nos cinemas',
    digital: 'Lançamento digital',
    disc: 'Em disco',
  },
};

export const feedTexts = (language: string | null): FeedTexts =>
  inLanguage(texts, chooseSiteLanguage({ chosen: language }));
