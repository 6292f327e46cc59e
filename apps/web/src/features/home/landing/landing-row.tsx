import type { MediaType } from '@marquee/core';
import { i18n } from '../../../shared/i18n';
import { TitleRow } from '../title-row';
import { landingApi, landingTitles, type LandingList } from './landing-lists-api';

export function LandingRow({ list, mediaType }: { list: LandingList; mediaType: MediaType }) {
  const { data, isError } = landingApi.useLandingRowQuery({ list, mediaType });
  return (
    <TitleRow
      isTrending={list === 'trending' || list === 'popular'}
      title={i18n._(landingTitles[mediaType][list])}
      href={list === 'trending' || list === 'popular' ? `/discover?list=${list}&type=${mediaType}` : undefined}
      list={{ items: data, isError }}
    />
  );
}
