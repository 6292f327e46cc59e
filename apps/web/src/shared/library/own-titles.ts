import type { TitleKey } from '@marquee/core';
import { listServerTitles } from '@marquee/player/sources';
import { appOf, backendApi, configApi } from '../api';
import { logWarning } from '../lib/browser/log-warning';
import { signedInServers } from '../sources';
import type { AppDispatch } from '../store';
import { selectSourceChoices } from '../store/sources.slice';

/** A server's whole library, on a slow line. */
const TIMEOUT_MS = 60_000;

/** The name of the visitor's server that has a title. */
export type OwnTitles = Partial<Record<TitleKey, string>>;

export const ownTitlesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the Jellyfin servers have that the visitor is signed in to and plays from. Known to this browser alone. */
    ownTitles: build.query<OwnTitles, void>({
      async queryFn(_arg, { dispatch, signal, ...api }) {
        const { fetch } = appOf(api).services;
        const { data: config } = await (dispatch as AppDispatch)(
          configApi.endpoints.config.initiate(undefined, { subscribe: false }),
        );
        const choices = selectSourceChoices(appOf(api).state);
        const data: OwnTitles = {};
        const servers = config ? signedInServers(config, choices).filter(({ isOn }) => isOn) : [];
        for (const { name, url, account } of servers) {
          const library = { url, account, deviceId: choices.deviceId ?? '', fetch };
          const context = { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) };
          try {
            for (const key of await listServerTitles(library, context)) data[key] ??= name;
          } catch (error) {
            // Playing from it says what is wrong.
            logWarning('A media server did not say what it has.', error);
          }
        }
        return { data };
      },
    }),
  }),
});

/** Asks once per start. */
export const loadOwnTitles = ({ dispatch }: { dispatch: AppDispatch }): void =>
  void dispatch(ownTitlesApi.endpoints.ownTitles.initiate());
