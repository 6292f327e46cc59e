import { SAMPLE_FIGURES, type StatisticsFigures } from '@marquee/core';
import { statisticsSchema } from '@marquee/core/contracts';
import { backendApi, configApi, useConfig } from '../../shared/api';

const statisticsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    statistics: build.query<StatisticsFigures, void>({
      query: () => '/statistics',
      transformResponse: (body: unknown) => statisticsSchema.parse(body),
    }),
  }),
});

interface Figures {
  figures: StatisticsFigures | undefined;
  /** Whether these are the page's sample figures. */
  isSample: boolean;
  isError: boolean;
  retry: () => void;
}

/** The figures: the page's samples, without a request, unless the operator has configured real ones. */
export function useFigures(): Figures {
  const { isSuccess, isError: isConfigMissing } = configApi.useConfigQuery();
  const isServed = useConfig().statistics === 'served';
  const { data, isError, refetch } = statisticsApi.useStatisticsQuery(undefined, { skip: !isServed });
  const isKnown = isSuccess || isConfigMissing;
  const own = isKnown ? SAMPLE_FIGURES : undefined;
  return { figures: isServed ? data : own, isSample: !isServed, isError, retry: () => void refetch() };
}
