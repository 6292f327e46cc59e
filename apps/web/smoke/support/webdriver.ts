/** A session of W3C WebDriver, as far as the suite needs it. */
export interface Session {
  get: <Value>(path: string) => Promise<Value>;
  post: <Value = null>(path: string, body: object) => Promise<Value>;
  end: () => Promise<void>;
}

/** @throws what the driver says went wrong */
async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
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
    post: (path, content) => send(`${url}${path}`, 'POST', content),
    end: () => send(url, 'DELETE'),
  };
}

export const isDriverReady = (driverUrl: string): Promise<boolean> =>
  send<{ ready: boolean }>(`${driverUrl}/status`, 'GET').then(
    ({ ready }) => ready,
    () => false,
  );
