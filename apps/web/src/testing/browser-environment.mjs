import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

/** Node's own signal that aborts with one of jsdom's, which Node's Request does not take. */
function nodeSignal(signal) {
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason));
  return controller.signal;
}

/** Node's Request, reading a path as one of the page's site, as a browser does. */
class SiteRequest extends Request {
  constructor(input, init = {}) {
    const { signal, ...rest } = init ?? {};
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, {
      ...rest,
      ...(signal ? { signal: signal instanceof AbortSignal ? signal : nodeSignal(signal) } : {}),
    });
  }
}

/** jsdom with the platform features that it lacks and Node has; the data router needs Node's Request. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.Request = SiteRequest;
  }
}
