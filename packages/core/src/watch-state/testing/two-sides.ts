import { history as historyCollection, plays as playsCollection } from '../../collections';
import { recordProgress, removeEpisode, removeTitle, type PlayedTitle } from '../../history';
import { playedKey } from '../../history/types';
import { isTitleKey, titleKey } from '../../media';
import { addPlay, removePlays } from '../../plays';
import { groupOf, mergeEntries } from '../../sync/merge-entries';
import { applyChange, decide, localState, UNPLAYED, type ChangedEntries, type LocalEntries } from '..';
import type { ServerChange, ServerState, SyncedState } from '../types';

/* A person’s data here, a Jellyfin server that keeps user data as the real one does, and browsers that keep both in step. */

const DURATION_SEC = 6000;

export const titles: PlayedTitle[] = [
  { mediaType: 'movie', id: 1, title: 'A', year: 2001 },
  ...[1, 2].map((number) => ({
    ...{ mediaType: 'tv' as const, id: 3, title: 'B', year: 2002 },
    episode: { season: 1, number, id: number, title: `Episode ${number}`, seasonId: 9 },
  })),
];

/** What happens to a request: it arrives, it is lost, or its answer is. */
export type Fate = 'arrives' | 'lost' | 'answer lost';

class Lost extends Error {}

export class Here {
  entries: LocalEntries = { history: {}, plays: {} };

  merge({ history, plays }: ChangedEntries): void {
    this.entries = {
      history: mergeEntries(historyCollection, this.entries.history, history),
      plays: mergeEntries(playsCollection, this.entries.plays, plays),
    };
  }

  state = (played: PlayedTitle) => localState(this.entries, playedKey(played));

  #group = ({ mediaType, id }: PlayedTitle) => this.entries.history[titleKey(mediaType, id)];

  leaveAt(played: PlayedTitle, watched: number, nowMs: number): void {
    const progress = { watched, duration: DURATION_SEC };
    this.merge({ history: recordProgress(this.#group(played), played, progress, nowMs), plays: [] });
  }

  finish(played: PlayedTitle, id: string, nowMs: number): void {
    this.leaveAt(played, DURATION_SEC, nowMs);
    const play = addPlay(this.entries.plays, { id, played, watchedAt: nowMs, how: 'played' }, nowMs);
    this.merge({ history: [], plays: [play] });
  }

  remove(played: PlayedTitle, nowMs: number): void {
    const key = playedKey(played);
    const title = groupOf(key);
    const group = this.#group(played);
    const isFilm = title === key && isTitleKey(title);
    const history = isFilm ? removeTitle(group, title, nowMs) : removeEpisode(group, key, nowMs);
    this.merge({ history, plays: removePlays(this.entries.plays, played, nowMs) });
  }
}

export class Jellyfin {
  readonly #states = new Map<string, ServerState>();
  calls = 0;
  fates: Fate[] = [];

  constructor(readonly skewMs: number) {}

  state = (key: string): ServerState => this.#states.get(key) ?? UNPLAYED;

  #set(key: string, state: ServerState): ServerState {
    this.#states.set(key, state);
    return state;
  }

  /** The start of a playback sets the date, and takes the mark away. */
  start(key: string, nowMs: number): void {
    const { playCount, positionSec } = this.state(key);
    const begun = { isPlayed: false, playCount: playCount + 1, playedAt: nowMs + this.skewMs };
    this.#set(key, { ...begun, positionSec, durationSec: DURATION_SEC });
  }

  finish(key: string, nowMs: number): void {
    this.start(key, nowMs);
    this.#set(key, { ...this.state(key), isPlayed: true, positionSec: 0 });
  }

  leaveAt(key: string, positionSec: number, nowMs: number): void {
    this.start(key, nowMs);
    this.#set(key, { ...this.state(key), positionSec });
  }

  unmark = (key: string): ServerState => this.#set(key, { ...UNPLAYED, durationSec: DURATION_SEC });

  #request<Answer>(act: () => Answer): Answer {
    this.calls += 1;
    const fate = this.fates.shift() ?? 'arrives';
    if (fate === 'lost') throw new Lost();
    const answer = act();
    if (fate === 'answer lost') throw new Lost();
    return answer;
  }

  list = (): ReadonlyMap<string, ServerState> => this.#request(() => new Map(this.#states));
  clear = (key: string): ServerState => this.#request(() => this.unmark(key));
  change = (key: string, { isPlayed, ...change }: ServerChange): ServerState =>
    this.#request(() => this.#set(key, { ...this.state(key), ...change, ...(isPlayed && { isPlayed }) }));
}

export class Browser {
  readonly #bases = new Map<string, SyncedState>();
  /** Changes made in the last round, on either side. */
  changes = 0;

  constructor(
    readonly here: Here,
    readonly server: Jellyfin,
  ) {}

  forget(): void {
    this.#bases.clear();
  }

  sync(nowMs: number): void {
    this.changes = 0;
    try {
      const listed = this.server.list();
      for (const played of titles) this.#syncTitle(played, listed.get(playedKey(played)) ?? UNPLAYED, nowMs);
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }

  #syncTitle(played: PlayedTitle, there: ServerState, nowMs: number): void {
    const key = playedKey(played);
    const base = this.#bases.get(key);
    const here = this.here.state(played);
    const decision = decide({ here, there, base, nowMs });
    if (decision.kind === 'unchanged') return;
    if (decision.kind !== 'agreed') this.changes += 1;
    const store = (state: ServerState, isTheirs: boolean) =>
      this.#bases.set(key, { here: this.here.state(played), there: state, isTheirs });
    if (decision.kind === 'agreed') store(there, base?.isTheirs ?? false);
    else if (decision.kind === 'send') store(this.server.change(key, decision.change), false);
    else if (decision.kind === 'clear') store(this.server.clear(key), false);
    else {
      const { change } = decision;
      const theirs = { played, change, durationSec: there.durationSec, isTheirs: base?.isTheirs ?? false };
      const changed = applyChange(this.here.entries, { ...theirs, device: 'Home' }, nowMs);
      this.here.merge(changed);
      store(there, changed.history.length > 0);
    }
  }
}
