import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { HIDDEN_LIMIT } from '@marquee/core';
import { useState } from 'react';
import { CapFields, useRatedRegion } from '../../../shared/profiles/cap-fields';
import { ChoiceField, PanelGroup, Switch } from '../../../shared/ui';
import { ageOf, childAges, restrictionsOf, type DraftProps, type ProfileAge } from './draft';
import { HiddenKeywords, HiddenTitles } from './hidden-lists';

const CUSTOM = 'custom';

/** Restrictions of a profile: ratings, hidden items and sources. */
export function RestrictionFields({ draft, onChange }: DraftProps) {
  const { cap, unrated, hiddenTitles, hiddenKeywords, canUseSources } = draft;
  const region = useRatedRegion();
  const [chosen, setChosen] = useState<ProfileAge>();
  const age = ageOf(draft, region, chosen);
  return (
    <PanelGroup title={t`What this profile can see`}>
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        <Trans>
          Restrictions apply everywhere on this site. Leaving a restricted profile takes the owner’s PIN or your
          password.
        </Trans>
      </p>
      <div className="mb-4 sm:max-w-xs">
        <ChoiceField
          label={t({ message: 'Age', comment: 'Label of a choice: for whom a profile is, e.g. “Adult” or “9 years”' })}
          options={[
            { value: 'adult', label: t({ message: 'Adult', comment: 'For whom a profile is' }) },
            ...childAges.map((years) => ({
              value: String(years),
              label: plural(years, { one: '# year', other: '# years' }),
            })),
            ...(age === undefined ? [{ value: CUSTOM, label: t`Custom` }] : []),
          ]}
          value={String(age ?? CUSTOM)}
          onChange={(value) => {
            const next = value === 'adult' ? value : childAges.find((years) => String(years) === value);
            if (next === undefined) return;
            setChosen(next);
            onChange(restrictionsOf(next, cap?.region ?? region));
          }}
        />
      </div>
      <CapFields
        cap={cap}
        onChange={(next) => onChange({ cap: next, ...(cap === null && { unrated: 'hide' as const }) })}
      />
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
