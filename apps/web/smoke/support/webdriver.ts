/** A session of W3C WebDriver, as far as the suite needs it. */
export interface Session {
  get: <Value>(path: string) => Promise<Value>;
  post: <Value = null>(path: string, body: object, limitMs?: number) => Promise<Value>;
  end: () => Promise<void>;
}

/** More than any command takes on a busy machine. Without a limit, fetch waits five minutes for one that gets no answer. */
const COMMAND_MS = 60_000;

/** @throws what the driver says went wrong, or a `TimeoutError` */
async function send<Value>(url: string, method: string, body?: object, limitMs = COMMAND_MS): Promise<Value> {
  const signal = AbortSignal.timeout(limitMs);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`);
}

/** @param driverUrl where a driver listens */
export async function openSession(driverUrl: string, capabilities: object): Promise<Session> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await send<{ sessionId: string }>(`${driverUrl}/session`, 'POST', body);
  const url = `${driverUrl}/session/${sessionId}`;
  return {
    get: (path) => send(`${url}${path}`, 'GET'),
    post: (path, content, limitMs) => send(`${url}${path}`, 'POST', content, limitMs),
    end: () => send(url, 'DELETE'),
  };
}

export const isDriverReady = (driverUrl: string): Promise<boolean> =>
  send<{ ready: boolean }>(`${driverUrl}/status`, 'GET').then(
    ({ ready }) => ready,
    () => false,
  );
