/** Whether a URL's server responds. Without CORS only its presence can be detected, which is enough. */
export async function isReachable(url: string, signal: AbortSignal | null = null): Promise<boolean> {
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
