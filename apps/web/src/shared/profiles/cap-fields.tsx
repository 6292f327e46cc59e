import { t } from '@lingui/core/macro';
import { ratedCountries, type RatingCap } from '@marquee/core';
import { useState } from 'react';
import { useConfig } from '../api';
import { ChoiceField } from '../ui';
import { capOptionOf, capOptions, capRegions, NO_CAP } from './cap-options';

const DEFAULT_REGION = 'US';

/** The site's region if its ratings are known. */
export function useRatedRegion(): string {
  const { region } = useConfig();
  return ratedCountries.includes(region) ? region : DEFAULT_REGION;
}

interface CapFieldsProps {
  cap: RatingCap | null;
  onChange: (cap: RatingCap | null) => void;
  disabled?: boolean;
}

/** The highest certification that a profile may watch, and whose certifications those are. */
export function CapFields({ cap, onChange, disabled = false }: CapFieldsProps) {
  const siteRegion = useRatedRegion();
  const [chosen, setChosen] = useState(siteRegion);
  const region = cap?.region ?? chosen;
  const chooseRegion = (next: string) => {
    setChosen(next);
    if (cap !== null) onChange({ region: next, certification: capOptions(next)[0]?.value ?? '' });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        label={t`Ratings of`}
        options={capRegions()}
        value={region}
        onChange={chooseRegion}
        disabled={disabled}
      />
      <ChoiceField
        label={t`Highest rating`}
        options={[{ value: NO_CAP, label: t`No limit` }, ...capOptions(region)]}
        value={cap === null ? NO_CAP : capOptionOf(cap)}
        onChange={(certification) => onChange(certification === NO_CAP ? null : { region, certification })}
        disabled={disabled}
      />
    </div>
  );
}
