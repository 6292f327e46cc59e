import express, { type Request } from 'express';
import { parseJson } from '@marquee/core';
import { ApiError } from '../../http/errors';

/** Plex adds the poster to its form. */
const LIMIT = '2mb';

/** Keeps the body as it comes: programs send forms, JSON, and JSON that is called text. */
export const rawBody = express.raw({ type: () => true, limit: LIMIT });

/** Fields of a form that contain the message: Plex's and Emby's. */
const FIELDS = ['payload', 'data'] as const;

/**
 * The message in a body, a form's or JSON.
 *
 * @throws ApiError `bad_request`
 */
export async function readBody(req: Request): Promise<unknown> {
  const body: unknown = req.body;
  const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array();
  const contentType = req.headers['content-type'] ?? '';
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType);
  const text = isForm ? await fieldOf(bytes, contentType) : new TextDecoder().decode(bytes);
  const message = parseJson(text);
  if (message === undefined) throw new ApiError('bad_request');
  return message;
}

async function fieldOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<string> {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => undefined);
  const value = FIELDS.map((name) => form?.get(name)).find((field) => field !== null && field !== undefined);
  return value === undefined ? '' : typeof value === 'string' ? value : value.text();
}
