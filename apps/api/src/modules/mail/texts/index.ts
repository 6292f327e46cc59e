import { DEFAULT_LANGUAGE, type SiteLanguage } from '@marquee/core';
import { inLanguage, type InLanguages } from '../../../lib/in-language';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import type { MailTexts } from './mail-texts';
import { pl } from './pl';
import { ptBr } from './pt-br';

const texts: InLanguages<MailTexts> = { ar, de, en, es, fr, it, ja, pl, 'pt-BR': ptBr };

/** The texts of mails in a language. */
export const mailTexts = (language: SiteLanguage): MailTexts => inLanguage(texts, language);

/** Formats a time: `23 November 2026 at 04:05 UTC`. */
export function momentInWords(ms: number, language: SiteLanguage): string {
  const locale = language === DEFAULT_LANGUAGE ? 'en-GB' : language;
  const formatter = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
    // The same digits as in the Arabic pages.
    numberingSystem: 'latn',
  });
  return `${formatter.format(ms)} UTC`;
}
