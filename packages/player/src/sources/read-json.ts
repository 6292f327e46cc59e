import { SourceError } from './source-error';

/** The part of a zod schema in use. */
export interface ResponseSchema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** No stream result is larger. */
const MAX_CHARS = 1_000_000;

/** Reads at most `MAX_CHARS` bytes of a body and cancels the rest. */
export async function readText(response: Response): Promise<string> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  const reader = response.body?.getReader();
  if (declared > MAX_CHARS) {
    await reader?.cancel();
    throw new SourceError('too-large', `the answer is ${declared} bytes long`);
  }
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (cause instanceof TypeError) throw new SourceError('network', 'the answer broke off', { cause });
      throw cause;
    });
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_CHARS) {
      await reader.cancel();
      throw new SourceError('too-large', `the answer is longer than ${MAX_CHARS} characters`);
    }
  }
}

/** The body as JSON of the expected shape; throws coded errors for a web page, junk, or another shape. */
export async function readJson<T>(response: Response, schema: ResponseSchema<T>): Promise<T> {
  const text = await readText(response);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    const start = text.slice(0, 60).replace(/\s+/g, ' ');
    throw new SourceError('not-json', `the answer is not JSON: ${start}`, { status: response.status, cause });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0];
  throw new SourceError(
    'invalid',
    `${where?.path.map(String).join('.') || 'answer'}: ${where?.message ?? 'unexpected shape'}`,
  );
}
