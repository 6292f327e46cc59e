import { parseTitleKey, type TitleKey } from '@marquee/core';
import { nullIfNotFound, type TmdbClient } from '@marquee/tmdb';
import type { Logger } from '@marquee/server';
import { askInTurns, type Questions } from '../../lib/ask-in-turns';
import { runPeriodically } from '../../lib/run-periodically';
import { toStorable } from '../../lib/storable-json';
import type { ProfileKey } from '../profiles/profile-key';
import { metadataClient, type Asking, type FilteredTmdb } from '../tmdb';
import type { DailyAnswersRepository } from './daily-answers.repository';

export interface DailyAnswersDeps {
  tmdb: FilteredTmdb;
  logger: Logger;
  now: () => number;
}

export interface Question<Answer> {
  repository: DailyAnswersRepository<Answer>;
  ask: (client: TmdbClient, title: { id: number }) => Promise<Answer>;
  /** The answer, which remembers of the known one what TMDB does not tell. */
  remember: (known: Answer | undefined, answer: Answer, nowMs: number) => Answer;
  failureText: string;
}

/** Shared by all questions of these jobs, so that they take turns with visitors. */
const CALLER = 'airings';
const FIRST_MS = 5 * 60_000;
const EVERY_MS = 60 * 60_000;
const FAILED_RETRY_MS = EVERY_MS;
const BATCH = 20;

/** What TMDB is asked once a day about each title that people want to know about, whoever they are. */
export class DailyAnswers<Answer extends { key: TitleKey }> {
  readonly #stopping = new AbortController();
  #updating: Promise<void> | undefined;

  constructor(
    private readonly deps: DailyAnswersDeps,
    private readonly question: Question<Answer>,
  ) {}

  /** Updates every now and then; the returned function ends that. */
  start(): () => void {
    const stop = runPeriodically({
      firstMs: FIRST_MS,
      everyMs: EVERY_MS,
      run: () => this.update(),
      onError: (error) => {
        if (!this.#stopping.signal.aborted) this.deps.logger.warn({ err: error }, this.question.failureText);
      },
    });
    return () => {
      stop();
      this.#stopping.abort();
    };
  }

  /** Asks about the titles that are due, unless that is going on. */
  update(): Promise<void> {
    this.#updating ??= this.#update().finally(() => (this.#updating = undefined));
    return this.#updating;
  }

  /** What is known of these titles; nothing of those that were not asked about yet. For whoever may see them. */
  async find(titles: readonly TitleKey[]): Promise<ReadonlyMap<string, Answer>> {
    return new Map((await this.question.repository.find(titles)).map((answer) => [answer.key, answer]));
  }

  /** Of the titles that a profile wants to know about, without those that are hidden from it. */
  async ofProfile(profile: ProfileKey, { rules, caller }: Asking): Promise<Answer[]> {
    const answers = await this.question.repository.findWanted(profile);
    const visible = await this.deps.tmdb.visibleOf(
      answers.map(({ key }) => key),
      rules,
      caller,
    );
    return answers.filter(({ key }) => visible.has(key));
  }

  async #update(): Promise<void> {
    const { now, tmdb } = this.deps;
    const { repository, ask } = this.question;
    await repository.refreshWanted(now());
    const client = metadataClient(tmdb, { rules: [], caller: CALLER });
    const questions: Questions<{ id: TitleKey }, Answer> = {
      claim: () => repository.claim(BATCH, now()),
      ask: async ({ id: key }) => {
        const title = parseTitleKey(key);
        return title && ask(client, title).catch(nullIfNotFound);
      },
      save: (found) => this.#save(found),
      release: (keys) => repository.postpone(keys, now()),
      postpone: (keys) => repository.postpone(keys, now() + FAILED_RETRY_MS),
    };
    await askInTurns(questions, this.#stopping.signal);
  }

  async #save(found: ReadonlyMap<string, Answer>): Promise<void> {
    const { repository, remember } = this.question;
    const known = await this.find([...found.values()].map(({ key }) => key));
    await repository.save(
      new Map([...found].map(([key, answer]) => [key, remember(known.get(key), toStorable(answer), this.deps.now())])),
    );
  }
}
