import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { HIDDEN_LIMIT, ratedCountries } from '@marquee/core';
import { useState } from 'react';
import { useConfig } from '../../../shared/api';
import { ChoiceField, PanelGroup, Switch } from '../../../shared/ui';
import { capOptionOf, capOptions, capRegions, NO_CAP } from './cap-options';
import type { DraftProps } from './draft';
import { HiddenKeywords, HiddenTitles } from './hidden-lists';

const DEFAULT_REGION = 'US';

/** Restrictions of a profile: ratings, hidden items and sources. */
export function RestrictionFields({ draft, onChange }: DraftProps) {
  const { cap, unrated, hiddenTitles, hiddenKeywords, canUseSources } = draft;
  const { region: siteRegion } = useConfig();
  const [chosen, setChosen] = useState(
    cap?.region ?? (ratedCountries.includes(siteRegion) ? siteRegion : DEFAULT_REGION),
  );
  const chooseRegion = (region: string) => {
    setChosen(region);
    if (cap !== null) onChange({ cap: { region, certification: capOptions(region)[0]?.value ?? '' } });
  };
  return (
    <PanelGroup title={t`What this profile can see`}>
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        <Trans>
          Restrictions apply everywhere on this site. Leaving a restricted profile takes the owner’s PIN or your
          password.
        </Trans>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField label={t`Ratings of`} options={capRegions()} value={chosen} onChange={chooseRegion} />
        <ChoiceField
          label={t`Highest rating`}
          options={[{ value: NO_CAP, label: t`No limit` }, ...capOptions(chosen)]}
          value={cap === null ? NO_CAP : capOptionOf(cap)}
          onChange={(certification) =>
            onChange(
              certification === NO_CAP
                ? { cap: null }
                : { cap: { region: chosen, certification }, ...(cap === null && { unrated: 'hide' as const }) },
            )
          }
        />
      </div>
      <div className="-mx-3 mt-4">
        <Switch
          label={t`Hide titles without a rating`}
          isOn={unrated === 'hide'}
          onToggle={() => onChange({ unrated: unrated === 'hide' ? 'allow' : 'hide' })}
        />
        <Switch
          label={t`Allow its own sources and URLs`}
          isOn={canUseSources}
          onToggle={() => onChange({ canUseSources: !canUseSources })}
        />
      </div>
      <div className="mt-6 grid gap-8">
        <HiddenTitles
          keys={hiddenTitles}
          isFull={hiddenTitles.length >= HIDDEN_LIMIT}
          onChange={(keys) => onChange({ hiddenTitles: keys })}
        />
        <HiddenKeywords
          ids={hiddenKeywords}
          isFull={hiddenKeywords.length >= HIDDEN_LIMIT}
          onChange={(ids) => onChange({ hiddenKeywords: ids })}
        />
      </div>
      <p className="mt-6 text-sm text-ink-soft">
        <Trans>
          Hidden titles can’t be opened, not even by a direct link. What was bookmarked or watched before stays listed.
        </Trans>
      </p>
    </PanelGroup>
  );
}
