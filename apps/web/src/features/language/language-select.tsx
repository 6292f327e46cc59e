import { t } from '@lingui/core/macro';
import { Languages } from 'lucide-react';
import { siteLanguageOptions, useLanguageChoice } from '../../shared/i18n/use-language-choice';

/** A select of the site's languages by their native names. */
export function LanguageSelect() {
  const { language, choose } = useLanguageChoice();
  return (
    <label className="relative inline-flex min-h-11 min-w-0 items-center gap-2 rounded-full border px-4 text-sm text-ink-soft transition-colors hover:border-line-strong hover:text-ink">
      <Languages aria-hidden className="size-4" />
      <span className="sr-only">{t`Site language`}</span>
      <select
        value={language}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="min-h-11 min-w-0 cursor-pointer appearance-none rounded-full bg-transparent"
      >
        {siteLanguageOptions.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
