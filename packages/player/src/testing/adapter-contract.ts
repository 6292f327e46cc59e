import { streamResultSchema } from '@marquee/core/contracts';
import type { SourceFetch } from '../sources/provider-adapter';
import type { EpisodeRequest, MovieRequest, SourceRequest } from '../sources/request';
import { findIn, supports, type SourceAdapter } from '../sources/source-adapter';
import { SourceError } from '../sources/source-error';
import { streamAddresses } from '../sources/stream-addresses';
import { createFakeFetch, hostileAnswers, neverAnswers } from './fake-fetch';

export interface AdapterContract {
  /** Makes the adapter; everything it asks for has to go through this fetch. */
  create(fetch: SourceFetch): SourceAdapter;
  /** Answers as the real server does. */
  server(url: URL, init: RequestInit): Response | Promise<Response>;
  /** Requests that the server has a stream for, and such that it has none for. */
  found: { movie?: MovieRequest; episode?: EpisodeRequest };
  missing: { movie?: MovieRequest; episode?: EpisodeRequest };
}

/** The two functions of a test runner; Jest, Vitest and node:test all have them. */
export interface TestRunner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
}

function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const inspect = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : typeof error);

const outcomeOf = (task: Promise<unknown>): Promise<{ value?: unknown; error?: unknown }> =>
  task.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

const requestsOf = (set: { movie?: MovieRequest; episode?: EpisodeRequest }): SourceRequest[] =>
  [set.movie, set.episode].filter((request) => request !== undefined);

async function sourceIds(adapter: SourceAdapter): Promise<string[]> {
  const { signal } = new AbortController();
  return adapter.listSources ? (await adapter.listSources({ signal })).map(({ id }) => id) : [adapter.id];
}

/** The promises every source adapter makes; run it in the adapter's own tests. */
export function describeSourceAdapter(name: string, contract: AdapterContract, { describe, it }: TestRunner): void {
  const working = () => contract.create(createFakeFetch(contract.server));
  const { signal } = new AbortController();

  describe(`${name} keeps the source adapter contract`, () => {
    it('has an id, a name, and something it can find', async () => {
      const adapter = working();
      check(adapter.id.length > 0 && adapter.name.length > 0, 'id and name must not be empty');
      check(Boolean(adapter.findMovie ?? adapter.findEpisode), 'it must find movies or episodes');
      const ids = await sourceIds(adapter);
      check(ids.length > 0 && new Set(ids).size === ids.length, `source ids must be unique: ${ids.join(', ')}`);
    });

    for (const request of requestsOf(contract.found)) {
      it(`answers a ${request.type} it has with a valid result and absolute web addresses`, async () => {
        const adapter = working();
        check(supports(adapter, request), `it does not support ${request.type}`);
        for (const sourceId of await sourceIds(adapter)) {
          const result = await findIn(adapter, request, { signal, sourceId });
          check(result !== null, `${sourceId} found nothing`);
          const parsed = streamResultSchema.safeParse(result);
          check(parsed.success, `${sourceId}: ${JSON.stringify(parsed.error?.issues)}`);
          check(result.sourceId === sourceId, `the result of ${sourceId} says ${result.sourceId}`);
          for (const address of streamAddresses(result.stream)) {
            check(/^https?:\/\//.test(address), `not an absolute web address: ${address}`);
          }
        }
      });

      for (const [kind, answer] of Object.entries(hostileAnswers)) {
        it(`throws a coded error for ${kind} to a ${request.type}`, async () => {
          const [sourceId = ''] = await sourceIds(working());
          const adapter = contract.create(createFakeFetch(answer));
          const { error, value } = await outcomeOf(findIn(adapter, request, { signal, sourceId }));
          check(
            error instanceof SourceError,
            `expected a SourceError, got ${error === undefined ? JSON.stringify(value) : inspect(error)}`,
          );
        });
      }

      it(`stops asking for a ${request.type} when aborted`, async () => {
        const [sourceId = ''] = await sourceIds(working());
        const controller = new AbortController();
        const fetch = createFakeFetch(neverAnswers);
        const task = outcomeOf(findIn(contract.create(fetch), request, { signal: controller.signal, sourceId }));
        await new Promise((resolve) => setTimeout(resolve, 0));
        controller.abort();
        const { error } = await task;
        check(error !== undefined, 'it must reject when aborted');
        check(fetch.requests.length > 0 && fetch.requests.every(({ init }) => init.signal), 'pass the signal to fetch');
      });
    }

    for (const request of requestsOf(contract.missing)) {
      it(`answers null for a ${request.type} it does not have`, async () => {
        const adapter = working();
        for (const sourceId of await sourceIds(adapter)) {
          const result = await findIn(adapter, request, { signal, sourceId });
          check(result === null, `${sourceId} answered ${JSON.stringify(result)}`);
        }
      });
    }
  });
}
