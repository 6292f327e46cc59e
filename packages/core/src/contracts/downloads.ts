import * as z from 'zod/mini';

/** How long a download link works (DOWNLOAD-01). */
export const DOWNLOAD_LINK_HOURS = 24;

const webAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(4096));

/** Body of `POST /api/downloads`: what a link is to lead to. */
export const downloadLinkBodySchema = z.object({
  url: webAddress,
  /** What the file is to be called, without an ending. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});
export type DownloadLinkBody = z.infer<typeof downloadLinkBodySchema>;

/** What the base64 `data` of a link holds: url, name and expiry (DOWNLOAD-01) and what proves them. */
export const downloadTicketSchema = z.object({
  url: webAddress,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Milliseconds since 1970. */
  expiry: z.number(),
  signature: z.string(),
});
export type DownloadTicket = z.infer<typeof downloadTicketSchema>;

/** Answer of `POST /api/downloads`. */
export const downloadLinkAnswerSchema = z.object({ data: z.string(), expiry: z.number() });
export type DownloadLinkAnswer = z.infer<typeof downloadLinkAnswerSchema>;

/** Body and answer of `POST /api/downloads/check`. */
export const downloadCheckBodySchema = z.object({ data: z.string().check(z.maxLength(8192)) });
export const downloadCheckAnswerSchema = z.pick(downloadTicketSchema, { url: true, name: true, expiry: true });
export type DownloadCheckAnswer = z.infer<typeof downloadCheckAnswerSchema>;
