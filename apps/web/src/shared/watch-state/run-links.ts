import { t } from '@lingui/core/macro';
import {
  abortableDelay,
  connectWatchState,
  listPersonalItems,
  SourceError,
  type SourceFetch,
} from '@marquee/player/sources';
import { configApi } from '../api';
import { logWarning } from '../lib/browser/log-warning';
import { nextTask } from '../lib/timing/next-task';
import { signedInServers, type SignedInServer } from '../sources';
import type { AppDispatch, AppServices, AppState } from '../store';
import { entriesEdited } from '../store/collections';
import { selectPlays, selectWatched } from '../store/history';
import { activeProfile } from '../store/profiles';
import { selectSourceChoices } from '../store/sources.slice';
import { historyUpdated } from '../store/sync-state.slice';
import { pacedLookups } from '../titles/paced-lookups';
import { showToast } from '../ui/toast';
import { deleteLink, updateLink, type Link, type LinkDatabase } from './link-database';
import { historyOwner, isLinkOf, usingLinks } from './links';
import { runLink } from './run-link';

/** A server is read as a whole this often at most. */
const READ_EVERY_MS = 10 * 60_000;
const TIMEOUT_MS = 30_000;

export type RunOutcome = 'none' | 'done' | 'more' | 'failed';

type RunThunk<Result> = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => Promise<Result>;

const failureText = (name: string, { status }: SourceError): string =>
  status === 401 || status === 403
    ? t`Sign in to ${name} again to keep what you watch in step.`
    : t`${name} didn’t respond. What you watch will be kept in step later.`;

/** A server that never answers must not hold up all runs. */
const withTimeout =
  (fetch: SourceFetch): SourceFetch =>
  (url, init) => {
    const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(init.signal ? [init.signal] : [])];
    return fetch(url, { ...init, signal: AbortSignal.any(signals) });
  };

const runServer =
  (database: LinkDatabase, link: Link, server: SignedInServer, signal: AbortSignal): RunThunk<RunOutcome> =>
  async (dispatch, getState, services) => {
    const { fetch, now, records } = services;
    const { id, name, url, account } = server;
    const { deviceId = '' } = selectSourceChoices(getState());
    const library = { url, account, deviceId, fetch: withTimeout(fetch) };
    /** After a log-out or a switch of profiles, nothing more is written. */
    const assertMine = () => {
      signal.throwIfAborted();
      if (activeProfile() !== records.profile || !isLinkOf(link, server, historyOwner(getState(), services)))
        throw new DOMException('Somebody else uses this page.', 'AbortError');
    };
    const isQuick = link.readAt > 0 && now() - link.readAt < READ_EVERY_MS;
    try {
      assertMine();
      const { hasMore, isRead } = await runLink({
        source: { id, name },
        server: { ...(await connectWatchState(library)), listPlayed: (context) => listPersonalItems(library, context) },
        database,
        lookups: pacedLookups(dispatch, services, signal),
        getEntries: () => {
          assertMine();
          return { history: selectWatched(getState()), plays: selectPlays(getState()) };
        },
        async write({ history, plays }) {
          assertMine();
          if (history.length > 0) dispatch(entriesEdited('history', history));
          if (plays.length > 0) dispatch(entriesEdited('plays', plays));
          // What is known of the server is stored only after what it changed here.
          await records.settled();
          dispatch(historyUpdated(now()));
          await nextTask();
        },
        now,
        async delay(ms, signalOfRun) {
          await abortableDelay(ms, signalOfRun);
          if (!(await database.get('links', id))) throw new DOMException('It was switched off.', 'AbortError');
        },
        signal,
        isQuick,
      });
      await updateLink(database, id, { isFailureTold: false, ...(!isQuick && { readAt: isRead ? now() : 0 }) });
      return hasMore ? 'more' : 'done';
    } catch (error) {
      if (signal.aborted || (error instanceof DOMException && error.name === 'AbortError')) return 'none';
      logWarning('What was watched could not be kept in step.', error);
      // Anything else is this site's or this browser's failure.
      if (error instanceof SourceError) {
        if (!link.isFailureTold) showToast({ kind: 'warning', message: failureText(name, error) });
        await updateLink(database, id, { isFailureTold: true });
      }
      return 'failed';
    }
  };

/** Brings this page's history into step with each server that it is linked to. */
export const runLinks =
  (signal: AbortSignal): RunThunk<RunOutcome> =>
  async (dispatch, getState, services) => {
    const { data: config } = await dispatch(configApi.endpoints.config.initiate(undefined, { subscribe: false }));
    if (!config) return 'failed';
    const outcomes = await usingLinks(async (database) => {
      const all: RunOutcome[] = [];
      for (const link of await database.getAll('links')) {
        const stored = selectSourceChoices(getState()).servers.find(({ id }) => id === link.source);
        // Removed, or signed in to by somebody else.
        if (stored?.account?.userId !== link.userId) {
          await deleteLink(database, link.source);
          continue;
        }
        const server = signedInServers(config, selectSourceChoices(getState())).find(({ id }) => id === link.source);
        if (server && isLinkOf(link, server, historyOwner(getState(), services)))
          all.push(await dispatch(runServer(database, link, server, signal)));
      }
      return all;
    });
    return (['failed', 'more', 'done'] as const).find((outcome) => outcomes?.includes(outcome)) ?? 'none';
  };
