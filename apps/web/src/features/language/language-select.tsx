import { t } from '@lingui/core/macro';
import { Languages } from 'lucide-react';
import { siteLanguageOptions, useLanguageChoice } from '../../shared/i18n/use-language-choice';
import { NativeSelect } from '../../shared/ui/native-select';

/** A select of the site's languages by their native names. */
export function LanguageSelect() {
  const { language, choose } = useLanguageChoice();
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-full border ps-4 text-sm text-ink-soft transition-colors hover:border-line-strong hover:text-ink">
      <Languages aria-hidden className="size-4" />
      <span className="sr-only">{t`Site language`}</span>
      <NativeSelect
        value={language}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={siteLanguageOptions}
        className="min-h-11 cursor-pointer rounded-full bg-transparent pe-9"
      />
    </label>
  );
}
