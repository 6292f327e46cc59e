import { t } from '@lingui/core/macro';
import { followedSeries, type TitleKey } from '@marquee/core';
import { useMemo } from 'react';
import { compareNames } from '../../shared/lib/format/compare-names';
import { untitled } from '../../shared/lib/format/untitled';
import { useAppSelector } from '../../shared/store';
import { selectFollowSources } from '../../shared/store/follows';
import { Switch } from '../../shared/ui';
import { Disclosure } from '../../shared/ui/disclosure';
import { noticesApi } from './notices-api';
import { warnOf } from './warn';

/** Notices of each followed series, on or off. */
export function FollowedSeriesList({ muted }: { muted: readonly TitleKey[] }) {
  const sources = useAppSelector(selectFollowSources);
  const [set, { isLoading, originalArgs }] = noticesApi.useSetSeriesNoticesMutation();
  const series = useMemo(
    () =>
      followedSeries(sources)
        .map(({ key, title }) => ({ key, name: title || untitled('tv') }))
        .sort((a, b) => compareNames(a.name, b.name)),
    [sources],
  );
  if (series.length === 0) return null;
  const turn = async (key: TitleKey, isOn: boolean) => {
    const { error } = await set({ key, isOn });
    warnOf(error);
  };
  return (
    <Disclosure title={t`Series you follow`} text={t`Choose which of them you hear about.`} className="pb-4">
      <ul aria-label={t`Series you follow`}>
        {series.map(({ key, name }) => {
          const isChanging = isLoading && originalArgs?.key === key;
          const isOn = isChanging ? originalArgs.isOn : !muted.includes(key);
          return (
            <li key={key}>
              <Switch label={<span dir="auto">{name}</span>} isOn={isOn} onToggle={() => void turn(key, !isOn)} />
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
