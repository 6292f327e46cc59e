import { t } from '@lingui/core/macro';
import { certificateAge, certificationText, type CertificationLimit } from '@marquee/core';
import { useRegion } from '../api';
import { regionInText } from '../lib/format/region-name';
import { SelectField } from './fields';
import { filterApi } from './filter-api';

/** Of countries whose own certifications TMDB does not list. */
const COMMON = 'US';

function optionOf(region: string, name: string) {
  const age = certificateAge(region, name);
  return {
    value: certificationText({ region, name }),
    label: age === null || age === 0 ? t`Up to ${name}` : t`Up to ${name} (${age}+)`,
  };
}

/** The highest certification of films, by the board of the visitor's country. */
export function CertificationField({ certification }: { certification: CertificationLimit | null }) {
  const own = useRegion();
  const { data } = filterApi.useMovieCertificationsQuery();
  const wanted = certification?.region ?? own;
  const region = data?.[wanted] ? wanted : COMMON;
  // `NR` is not a limit: it means that a film is not rated.
  const names = (data?.[region] ?? []).filter((name) => name !== 'NR' && name !== '');
  const country = regionInText(region);
  const chosen = certification && certificationText(certification);
  const options = names.map((name) => optionOf(region, name));
  const isListed = options.some(({ value }) => value === chosen);
  return (
    <div className="col-span-2">
      <SelectField
        // The chosen one is an option only once the list is there.
        key={String(data === undefined)}
        label={t`In ${country}`}
        name="certification"
        value={chosen}
        none={t({ message: 'Any', context: 'certification' })}
        options={
          certification && !isListed ? [optionOf(certification.region, certification.name), ...options] : options
        }
      />
    </div>
  );
}
