import { Trans } from '@lingui/react/macro';
import { i18n } from '../../shared/i18n';
import { exportHelp, exportNames } from './texts';

/** How to export data from other services. */
export const SupportedExports = () => (
  <section aria-labelledby="supported" className="mt-14">
    <h2 id="supported" className="display text-2xl">
      <Trans>Where to get your export</Trans>
    </h2>
    <dl className="mt-4 grid gap-x-10 md:grid-cols-2">
      {exportHelp.map(({ kind, how }) => (
        <div key={kind} className="border-t border-line py-4">
          <dt className="font-semibold">{exportNames[kind]}</dt>
          <dd className="mt-1 text-sm text-ink-soft">{i18n._(how)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
