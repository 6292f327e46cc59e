import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { followedSeries, type TitleKey } from '@marquee/core';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { failureLine } from '../../shared/form/failure-text';
import { compareNames } from '../../shared/lib/format/compare-names';
import { untitled } from '../../shared/lib/format/untitled';
import { useAppSelector } from '../../shared/store';
import { selectFollowSources } from '../../shared/store/follows';
import { showToast, Switch } from '../../shared/ui';
import { noticesApi } from './notices-api';

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
    if (error) showToast({ kind: 'error', message: failureLine(error) });
  };
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-20 items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">
            <Trans>Series you follow</Trans>
          </span>
          <span className="mt-1 block text-sm text-ink-soft">
            <Trans>Choose which of them you hear about.</Trans>
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <ul aria-label={t`Series you follow`} className="pb-4">
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
    </details>
  );
}
