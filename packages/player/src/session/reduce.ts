import { afterSearchEvent, noSearch, rotate } from './search';
import {
  perTitle,
  type Failure,
  type MessageKind,
  type Page,
  type Phase,
  type SessionEvent,
  type SessionState,
} from './state';
import { playlistOf } from './stream-of';

/** A single stop may have any cause; two are a slow connection. */
const STOPS_OF_SLOW_CONNECTION = 2;

/** Begins another search, or ends the search if there is nothing to search with. `keeps` what was found before. */
function searched(state: SessionState, keeps = false): SessionState {
  const id = state.search.id + 1;
  const { page } = state;
  if (!page?.title.request || page.adapters === null) return { ...state, search: { ...noSearch, id } };
  if (keeps && state.search.results.length > 0) return { ...state, search: { ...state.search, id } };
  const names = page.adapters;
  const [first = null] = names;
  return { ...state, search: { ...noSearch, id, status: 'searching', names, checking: first, checkingName: first } };
}

function onPage(state: SessionState, page: Page): SessionState {
  const before = state.page;
  const now = { ...state, page };
  if (before?.title.mediaId !== page.title.mediaId) {
    const isOpen = state.stage === 'open';
    // A press while it was not known which episode is meant holds for that one.
    const isKept =
      isOpen || (state.stage === 'requested' && page.title.mediaId.startsWith(`${before?.title.mediaId}/`));
    return searched({
      ...now,
      ...perTitle,
      stage: isKept ? state.stage : page.autoPlay ? 'requested' : 'closed',
      preferred: (isOpen ? state.source?.key : state.chosen) ?? state.preferred,
      usesPlaylist: page.isSlow,
    });
  }
  const wasSearchable = before.title.request !== null && before.adapters !== null;
  const isSearchable = page.title.request !== null && page.adapters !== null;
  if (wasSearchable !== isSearchable) return searched(now);
  return before.adapters === page.adapters ? now : searched(now, true);
}

const say = (state: SessionState, kind: MessageKind): SessionState => ({
  ...state,
  message: { id: (state.message?.id ?? 0) + 1, kind, source: state.source?.name ?? '' },
});

const withFailure = (state: SessionState, failure: Failure): SessionState =>
  state.source ? { ...state, failures: new Map([...state.failures, [state.source.key, failure]]) } : state;

function without(state: SessionState, hasPassed: (key: string, failure: Failure) => boolean): SessionState {
  const left = [...state.failures].filter(([key, failure]) => !hasPassed(key, failure));
  return left.length === state.failures.size ? state : { ...state, failures: new Map(left) };
}

/**
 * No other source can replace the current one: it is waited for after an outage, plays without a sound that the browser
 * lacks the codec for, and has failed otherwise.
 */
function stayed(state: SessionState, failure: Failure): SessionState {
  const now = { ...state, probe: null, isReplacing: false };
  if (state.media.status !== 'failed') return now;
  if (state.media.lacksSound && !state.withoutSound) return say({ ...now, withoutSound: true }, 'soundFailed');
  const reported = state.isChange ? say(now, state.isReplacing ? 'sourceFailed' : 'sourceChangeFailed') : now;
  return failure === 'network' ? reported : withFailure(reported, failure);
}

function replaced(state: SessionState, key: string, failure: Failure): SessionState {
  const source = state.search.results.find((found) => found.key === key);
  if (!source) return stayed(state, failure);
  const reported = say(withFailure(state, failure), 'sourceFailed');
  return {
    ...reported,
    source,
    chosen: key,
    probe: null,
    isReplacing: true,
    usesPlaylist: state.page?.isSlow ?? false,
  };
}

/** The source has failed, or delivers nothing although it should. */
function onFailure(state: SessionState, failure: Failure, isExternal: boolean): SessionState {
  const { source, failures } = state;
  if (!source || state.stage !== 'open') return state;
  // What the browser cannot decode as a file, the server encodes.
  if (failure === 'media' && !state.usesPlaylist && playlistOf(source.stream)) return { ...state, usesPlaylist: true };
  if (failure === 'network' && isExternal) return stayed(state, failure);
  const others = state.search.results.filter(({ key }) => key !== source.key);
  const fresh = others.filter(({ key }) => !failures.has(key));
  if (failure === 'media' && fresh[0]) return replaced(state, fresh[0].key, failure);
  const asked = failure === 'media' ? others.filter(({ key }) => failures.get(key) === 'network') : fresh;
  if (asked.length === 0) return stayed(state, failure);
  const id = state.probes + 1;
  return { ...state, probes: id, probe: { id, failure, keys: asked.map(({ key }) => key) } };
}

function onMedia(state: SessionState, { media, isExternal }: SessionEvent & { type: 'media' }): SessionState {
  const { media: before, source } = state;
  let now: SessionState = { ...state, media };
  // The browser's own controls, a headset or a window of picture-in-picture.
  const hasChanged = media.isPaused !== before.isPaused || before.hasEnded;
  if (media.status === 'ready' && before.status === 'ready' && !media.hasEnded && hasChanged)
    now = { ...now, isPaused: media.isPaused };
  if (media.status === 'failed' && before.status !== 'failed')
    return onFailure(now, media.failure ?? 'media', isExternal);
  const hasBegun = media.hasStarted && !before.hasStarted;
  if (hasBegun || (media.status === 'ready' && before.isWaiting && !media.isWaiting))
    now = { ...now, probe: null, isReplacing: false };
  if (hasBegun) now = without(now, (key) => key === source?.key);
  if (media.hasStopped && !before.hasStopped) {
    const stops = state.stops + 1;
    const isTooSlow = stops >= STOPS_OF_SLOW_CONNECTION && source !== null && playlistOf(source.stream) !== undefined;
    now = { ...now, stops, usesPlaylist: now.usesPlaylist || isTooSlow };
  }
  return now;
}

const onStop = { isPaused: false, prepared: null, probe: null, isReplacing: false, quality: null, message: null };

function step(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'page':
      return onPage(state, event.page);
    case 'watch': {
      const asked: SessionState = { ...state, stage: 'requested' };
      return state.search.status === 'failed' ? searched(asked) : asked;
    }
    case 'stop':
      return { ...state, ...onStop, stage: 'closed' };
    case 'play':
      return { ...state, isPaused: false };
    case 'pause':
      return { ...state, isPaused: true };
    case 'choose': {
      const source = state.search.results.find(({ key }) => key === event.key);
      if (!source) return state;
      const chosen = { ...state, chosen: source.key, probe: null, isReplacing: false };
      if (source.key !== state.source?.key) return { ...chosen, source, usesPlaylist: state.page?.isSlow ?? false };
      // The one that plays, perhaps while another one is looked for, is not left; one that failed is tried again.
      return state.media.status === 'failed' ? loaded(chosen) : chosen;
    }
    case 'quality':
      return { ...state, quality: event.quality };
    case 'prepare':
      return state.stage === 'open' ? state : { ...state, prepared: state.source?.key ?? null };
    case 'retry':
      return state.stage === 'open' ? loaded({ ...state, isPaused: false }) : searched(state);
    case 'searchAgain':
      return searched(state);
    case 'searched':
      return event.search === state.search.id
        ? { ...state, search: afterSearchEvent(state.search, event.event) }
        : state;
    case 'notFound':
      if (event.search !== state.search.id || state.search.results.length > 0) return state;
      return { ...state, search: { ...state.search, status: 'failed', checkingName: null } };
    case 'rotate':
      return { ...state, search: rotate(state.search) };
    case 'media':
      return event.load === state.load ? onMedia(state, event) : state;
    case 'stalled':
      return event.load === state.load ? onFailure(state, 'network', event.isExternal) : state;
    case 'probed': {
      const { probe } = state;
      if (probe?.id !== event.probe) return state;
      return event.key === null ? stayed(state, probe.failure) : replaced(state, event.key, probe.failure);
    }
    case 'reachable':
      return without(state, (key) => key === event.key);
    case 'online': {
      const now = without(state, (_, failure) => failure === 'network');
      return state.media.failure === 'network' && state.phase === 'failed' ? loaded(now) : now;
    }
    case 'reconnected':
      return event.load === state.load && state.phase === 'failed' ? loaded(state) : state;
  }
}

/** Begins another load, or none if nothing is to play. */
function loaded(state: SessionState): SessionState {
  const { source, stage } = state;
  const status = stage === 'open' && source ? 'loading' : 'none';
  return { ...state, load: state.load + 1, media: { ...perTitle.media, status, isWaiting: status === 'loading' } };
}

/** Opens the player once there is something to play, and closes it if there is not. */
function withStage(state: SessionState): SessionState {
  const { stage, page, search } = state;
  if (stage === 'open' && !page?.title.isOffered) return { ...state, stage: 'closed' };
  if (stage === 'requested' && search.status === 'found' && page?.canOpen) return { ...state, stage: 'open' };
  // A source was added, or searched for again, since.
  if (stage === 'notFound' && search.status === 'found') return { ...state, stage: 'closed' };
  const hasFailed = search.status === 'failed' && (stage === 'requested' || stage === 'open');
  return hasFailed ? { ...state, stage: 'notFound' } : state;
}

/** The source that plays while it is among the results, else the chosen one, else the first. */
function withSource(state: SessionState): SessionState {
  const { results } = state.search;
  const keyed = (key: string | null | undefined) => results.find((found) => found.key === key);
  const source = keyed(state.source?.key) ?? keyed(state.chosen) ?? results[0] ?? null;
  return state.stage === 'open' && source?.key === state.source?.key ? state : { ...state, source };
}

/** Loads whatever differs from what is loaded. */
function withLoad(before: SessionState, now: SessionState): SessionState {
  const target = ({ stage, source }: SessionState) => (stage === 'open' ? source?.key : undefined);
  const isSameTitle = before.page?.title.mediaId === now.page?.title.mediaId;
  const isSame = isSameTitle && target(before) === target(now);
  const isSameWay = before.usesPlaylist === now.usesPlaylist && before.withoutSound === now.withoutSound;
  if (now.load !== before.load || (isSame && isSameWay)) return now;
  if (target(now) === undefined && target(before) === undefined) return now;
  const withoutSound = isSame && now.withoutSound;
  return loaded({
    ...now,
    withoutSound,
    isChange: isSameTitle && target(before) !== undefined,
    stops: isSame ? now.stops : 0,
  });
}

function phaseOf({ stage, search, media, probe, isReplacing, isPaused }: SessionState): Phase {
  if (stage !== 'open') return search.status === 'found' ? 'ready' : search.status;
  if (probe || isReplacing) return 'switching';
  if (media.status === 'none') return 'searching';
  if (media.status !== 'ready') return media.status;
  if (media.hasEnded) return 'ended';
  return isPaused ? 'paused' : 'playing';
}

/** What is after an event. Pure: what has to be done about it is up to the session. */
export function reduce(before: SessionState, event: SessionEvent): SessionState {
  const stepped = step(before, event);
  if (stepped === before) return before;
  const now = withLoad(before, withSource(withStage(stepped)));
  return { ...now, phase: phaseOf(now) };
}
