import type { SiteLanguage } from '@marquee/core';
import { inLanguage, type InLanguages } from '../../lib/in-language';

const descriptions: InLanguages<(siteName: string) => string> = {
  en: (name) => `Search movies and series on ${name}`,
  de: (name) => `Filme und Serien auf ${name} suchen`,
  fr: (name) => `Rechercher des films et des séries sur ${name}`,
  es: (name) => `Buscar películas y series en ${name}`,
  'pt-BR': (name) => `Buscar filmes e séries em ${name}`,
  it: (name) => `Cerca film e serie su ${name}`,
  pl: (name) => `Szukaj filmów i seriali w ${name}`,
  ja: (name) => `${name}で映画とシリーズを検索`,
  ar: (name) => `البحث عن الأفلام والمسلسلات في ${name}`,
};

/** Description of the search in a browser's list of search engines. */
export const searchDescription = (siteName: string, language: SiteLanguage): string =>
  inLanguage(descriptions, language)(siteName);
