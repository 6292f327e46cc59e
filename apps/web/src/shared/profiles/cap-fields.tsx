import { t } from '@lingui/core/macro';
import { ratedCountries, type RatingCap } from '@marquee/core';
import { useState } from 'react';
import { useConfig } from '../api';
import { ChoiceField } from '../ui';
import { capOptionOf, capOptions, capRegions, NO_CAP } from './cap-options';

const DEFAULT_REGION = 'US';

interface CapFieldsProps {
  cap: RatingCap | null;
  onChange: (cap: RatingCap | null) => void;
  disabled?: boolean;
}

/** The highest certification that a profile may watch, and whose certifications those are. */
export function CapFields({ cap, onChange, disabled = false }: CapFieldsProps) {
  const { region: siteRegion } = useConfig();
  const [chosen, setChosen] = useState(
    cap?.region ?? (ratedCountries.includes(siteRegion) ? siteRegion : DEFAULT_REGION),
  );
  const chooseRegion = (region: string) => {
    setChosen(region);
    if (cap !== null) onChange({ region, certification: capOptions(region)[0]?.value ?? '' });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        label={t`Ratings of`}
        options={capRegions()}
        value={chosen}
        onChange={chooseRegion}
        disabled={disabled}
      />
      <ChoiceField
        label={t`Highest rating`}
        options={[{ value: NO_CAP, label: t`No limit` }, ...capOptions(chosen)]}
        value={cap === null ? NO_CAP : capOptionOf(cap)}
        onChange={(certification) => onChange(certification === NO_CAP ? null : { region: chosen, certification })}
        disabled={disabled}
      />
    </div>
  );
}
