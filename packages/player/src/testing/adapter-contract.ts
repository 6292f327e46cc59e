import { streamResultSchema, type StreamResult } from '@marquee/core/contracts';
import { findStream, supports } from '../sources/find-stream';
import { requestKey, type EpisodeRequest, type MovieRequest, type SourceRequest } from '../sources/request';
import { unsafeReason } from '../sources/safe-url';
import type { SourceAdapter } from '../sources/source-adapter';
import { SourceError } from '../sources/source-error';
import type { SourceFetch } from '../sources/source-fetch';
import { streamUrls } from '../sources/stream-urls';
import { createFakeFetch, hostileResponses, hungBody, neverResponds, type FakeFetch } from './fake-fetch';

type Server = (url: URL, init: RequestInit) => Response | Promise<Response>;

export interface AdapterContract {
  /** Creates the adapter, which must use this fetch for all requests. */
  create(fetch: SourceFetch): SourceAdapter;
  /** Responds like the real server. */
  server: Server;
  /** Requests for which the server has a stream, and for which it has none. */
  found: { movie?: MovieRequest; episode?: EpisodeRequest };
  missing: { movie?: MovieRequest; episode?: EpisodeRequest };
  /**
   * Servers that behave until they return something harmful, by its kind: a script URL, a URL of the visitor's own
   * network, … The adapter may reject the response or omit the harmful part.
   */
  tainted?: Readonly<Record<string, Server>>;
}

/** The functions of a test runner in use, common to Jest, Vitest and node:test. */
export interface TestRunner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
}

function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const inspect = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : typeof error);

type Outcome = { value?: unknown; error?: unknown };
const outcomeOf = (task: () => Promise<unknown>): Promise<Outcome> =>
  task().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

const requestsOf = (set: { movie?: MovieRequest; episode?: EpisodeRequest }): SourceRequest[] =>
  [set.movie, set.episode].filter((request) => request !== undefined);

async function sourceIds(adapter: SourceAdapter): Promise<string[]> {
  const { signal } = new AbortController();
  return adapter.listSources ? (await adapter.listSources({ signal })).map(({ id }) => id) : [adapter.id];
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Waits for the first request, because adapters may load code before. */
async function firstRequest(fetch: FakeFetch): Promise<void> {
  while (fetch.requests.length === 0) await nextTurn();
}

/** Throws unless a result has the contract's format and is harmless. */
export function checkResult(result: StreamResult, sourceId: string, origin: string): void {
  const parsed = streamResultSchema.safeParse(result);
  check(parsed.success, `${sourceId}: ${JSON.stringify(parsed.error?.issues)}`);
  check(result.sourceId === sourceId, `the result of ${sourceId} says ${result.sourceId}`);
  const { stream } = result;
  check(stream.type !== 'file' || Object.keys(stream.qualities).length > 0, 'a file stream without files');
  for (const address of streamUrls(stream)) {
    const reason = unsafeReason(address, origin);
    check(reason === null, `${reason}: ${address.slice(0, 200)}`);
  }
  for (const { id, language } of stream.captions) {
    check(id !== '' && language.length <= 35, `captions without an id or with an odd language: ${id} ${language}`);
  }
  const ids = stream.captions.map(({ id }) => id);
  check(new Set(ids).size === ids.length, `captions share an id: ${ids.join(', ')}`);
}

/** The contract of every source adapter; run it in the adapter's own tests. */
export function describeSourceAdapter(name: string, contract: AdapterContract, { describe, it }: TestRunner): void {
  const working = () => contract.create(createFakeFetch(contract.server));
  const against = (server: Server) => contract.create(createFakeFetch(server));
  const { signal } = new AbortController();

  function refuses({ error, value }: Outcome): void {
    check(
      error instanceof SourceError,
      `expected a SourceError, got ${error === undefined ? JSON.stringify(value) : inspect(error)}`,
    );
    check(!Object.hasOwn(Object.prototype, 'polluted'), 'an answer reached the prototype of every object');
  }

  function describeFound(request: SourceRequest): void {
    const what = `${request.type} ${requestKey(request)}`;
    it(`answers ${what} with a valid result and addresses that may be opened [SOURCE-02, SOURCE-03]`, async () => {
      const adapter = working();
      check(supports(adapter, request), `it does not support ${request.type}`);
      for (const sourceId of await sourceIds(adapter)) {
        const result = await findStream(adapter, request, { signal, sourceId });
        check(result !== null, `${sourceId} found nothing`);
        checkResult(result, sourceId, adapter.origin);
      }
    });

    for (const [kind, answer] of Object.entries(hostileResponses)) {
      it(`throws a coded error for ${kind} to ${what} [SOURCE-09]`, async () => {
        const [sourceId = ''] = await sourceIds(working());
        refuses(await outcomeOf(() => findStream(against(answer), request, { signal, sourceId })));
      });
    }

    for (const [harm, server] of Object.entries(contract.tainted ?? {})) {
      it(`lets no ${harm} through to ${what} [SOURCE-09]`, async () => {
        const [sourceId = ''] = await sourceIds(working());
        const outcome = await outcomeOf(() => findStream(against(server), request, { signal, sourceId }));
        if (outcome.error !== undefined) refuses(outcome);
        else if (outcome.value) checkResult(outcome.value as StreamResult, sourceId, working().origin);
      });
    }

    for (const [slow, server] of Object.entries({ 'answers nothing': neverResponds, 'stops half-way': hungBody })) {
      it(`stops asking for ${what} when aborted, of a server that ${slow}`, async () => {
        const [sourceId = ''] = await sourceIds(working());
        const controller = new AbortController();
        const fetch = createFakeFetch(server);
        const adapter = contract.create(fetch);
        const task = outcomeOf(() => findStream(adapter, request, { signal: controller.signal, sourceId }));
        await firstRequest(fetch);
        await nextTurn();
        const asked = fetch.requests.length;
        controller.abort();
        const { error } = await task;
        check(error !== undefined, 'it must reject when aborted');
        check(asked > 0 && fetch.requests.every(({ init }) => init.signal), 'pass the signal to fetch');
        check(fetch.requests.length === asked, 'ask nothing more once aborted');
      });
    }
  }

  describe(`${name} keeps the source adapter contract`, () => {
    it('has an id, a name, and something it can find [SOURCE-01]', async () => {
      const adapter = working();
      check(adapter.id.length > 0 && adapter.name.length > 0, 'id and name must not be empty');
      check(/^https?:$/.test(new URL(adapter.origin).protocol), 'its origin must be the address of a server');
      check(Boolean(adapter.findMovie ?? adapter.findEpisode), 'it must find movies or episodes');
      const ids = await sourceIds(adapter);
      check(ids.length > 0 && new Set(ids).size === ids.length, `source ids must be unique: ${ids.join(', ')}`);
    });

    requestsOf(contract.found).forEach(describeFound);

    for (const request of requestsOf(contract.missing)) {
      it(`answers null for ${request.type} ${requestKey(request)}, which it does not have`, async () => {
        const adapter = working();
        for (const sourceId of await sourceIds(adapter)) {
          const result = await findStream(adapter, request, { signal, sourceId });
          check(result === null, `${sourceId} answered ${JSON.stringify(result)}`);
        }
      });
    }

    if (working().check) {
      it('says that it works', async () => {
        const answer = await working().check?.({ signal });
        check(typeof answer === 'object', 'check must answer an object');
      });
      for (const [kind, answer] of Object.entries(hostileResponses)) {
        it(`is tested as failing for ${kind}`, async () => {
          refuses(await outcomeOf(async () => against(answer).check?.({ signal })));
        });
      }
    }
  });
}
