import { t } from '@lingui/core/macro';
import { pages } from '../../pages';
import { availabilityApi } from '../../shared/library/availability-api';
import { TitleRow } from './title-row';

/** What the library has had last. Nothing while it cannot be loaded: the site is whole without it. */
export function RecentlyAdded() {
  const { data, isError } = availabilityApi.useRecentlyAddedQuery();
  return isError && !data ? null : (
    <TitleRow title={t`Recently Added`} href={pages.library.path} list={{ items: data?.titles, isError }} />
  );
}
