import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from '../../../shared/ui';
import type { AnyTitle } from '../title-facts';
import { titleFacts } from './title-facts-list';
import { titleLinks } from './title-links';

/** Facts about the title, and external links. */
export function DetailsPanel({ title }: { title: AnyTitle }) {
  const facts = titleFacts(title);
  const links = titleLinks(title);
  if (facts.length === 0 && links.length === 0) return null;
  return (
    <section aria-label={t`Details`}>
      <h2 className="display border-t border-line pt-3 pb-5 text-xl md:text-2xl">
        <Trans>Details</Trans>
      </h2>
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-sm">
          {facts.map(({ label, text, language }) => (
            <div key={label} className="contents">
              <dt className="text-ink-faint">{label}</dt>
              <dd dir="auto" lang={language} className="tabular min-w-0 font-medium break-words">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <ul aria-label={t`Elsewhere`} className="mt-4 flex flex-wrap gap-x-6">
          {links.map(({ label, href }) => (
            <li key={href}>
              <ExternalLink href={href}>{label}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
