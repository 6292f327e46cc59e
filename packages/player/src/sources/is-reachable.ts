/**
 * Whether the server of an address answers. A server that lets this site read nothing shows only that it is there, which is
 * then enough.
 */
export async function isReachable(url: string, signal?: AbortSignal): Promise<boolean> {
  const ask = (init: RequestInit): Promise<Response> => fetch(url, { ...init, signal, cache: 'no-store' });
  try {
    const response = await ask({ headers: { Range: 'bytes=0-0' } });
    void response.body?.cancel();
    return response.ok;
  } catch {
    return ask({ method: 'HEAD', mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
  }
}
