import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { safeHttpUrl } from '@marquee/core';
import type { WatchOptions } from '@marquee/tmdb';
import { compareNames } from '../../../shared/lib/format/compare-names';
import { useConfig } from '../../../shared/api';
import { regionInText, regionName } from '../../../shared/lib/format/region-name';
import { ChoiceField, ExternalLink } from '../../../shared/ui';
import { offeredRegions, offerGroups } from './offers';
import { Provider } from './provider';

interface WhereToWatchProps {
  byRegion: Readonly<Record<string, WatchOptions>>;
  /** ISO 3166-1 code. */
  region: string;
  onRegionChange: (region: string) => void;
}

/** Watch providers of a title in a region, by type of offer. Renders nothing without any. */
export function WhereToWatch({ byRegion, region, onRegionChange }: WhereToWatchProps) {
  const isFromTmdb = useConfig().metadata.mode === 'tmdb';
  const regions = offeredRegions(byRegion, region);
  const groups = offerGroups(byRegion[region]);
  if (groups.length === 0 && regions.length === 1) return null;
  const place = regionInText(region);
  const link = safeHttpUrl(byRegion[region]?.link);
  const choices = regions
    .map((code) => ({ value: code, label: regionName(code) }))
    .sort((a, b) => compareNames(a.label, b.label));
  return (
    <section aria-label={t`Where to watch`}>
      <h2 className="display border-t border-line pt-3 pb-5 text-xl md:text-2xl">
        <Trans>Where to watch</Trans>
      </h2>
      {choices.length > 1 ? (
        <ChoiceField label={t`Region`} options={choices} value={region} onChange={onRegionChange} />
      ) : (
        <p className="text-sm text-ink-soft">
          <Trans>In {place}</Trans>
        </p>
      )}
      <div aria-live="polite" className="mt-5 flex flex-col gap-5">
        {groups.length === 0 && (
          <p className="text-sm text-ink-soft">
            <Trans>Not available in {place}, but available in other regions.</Trans>
          </p>
        )}
        {groups.map(({ label, providers }) => (
          <div key={label}>
            <h3 className="label text-ink-faint">{label}</h3>
            <ul className="mt-2 flex flex-wrap gap-2">
              {providers.map((provider) => (
                <Provider key={provider.id} provider={provider} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {link && (
        <ExternalLink href={link} className="mt-3">
          <Trans>See all offers</Trans>
        </ExternalLink>
      )}
      {isFromTmdb && (
        <p className="mt-3 text-xs text-ink-faint">
          <Trans>
            Offers by{' '}
            <a
              href="https://www.justwatch.com"
              target="_blank"
              rel="noopener noreferrer external"
              className="underline underline-offset-2 hover:text-accent-ink"
            >
              JustWatch
            </a>{' '}
            via TMDB.
          </Trans>
        </p>
      )}
    </section>
  );
}
