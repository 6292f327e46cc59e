import * as z from 'zod/mini';
import { titleKeySchema } from './title-key';

/** How long a download link works (DOWNLOAD-01). */
export const DOWNLOAD_LINK_HOURS = 24;

const safeHttpUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(4096));

/** Body of `POST /api/downloads`: what a link is to lead to. */
export const downloadLinkBodySchema = z.object({
  url: safeHttpUrl,
  /** What the file is to be called, without an ending. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** Which title it is of, e.g. `movie:603`. Without it the link works for nobody who may not see every title. */
  title: z.optional(titleKeySchema),
});
export type DownloadLinkBody = z.infer<typeof downloadLinkBodySchema>;

/** What the base64 `data` of a link holds: url, name and expiry (DOWNLOAD-01) and what proves them. */
export const downloadTicketSchema = z.object({
  url: safeHttpUrl,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Milliseconds since 1970. */
  expiry: z.number(),
  title: z.optional(titleKeySchema),
  signature: z.string(),
});
export type DownloadTicket = z.infer<typeof downloadTicketSchema>;

/** Answer of `POST /api/downloads`. */
export const downloadLinkResponseSchema = z.object({ data: z.string(), expiry: z.number() });
export type DownloadLinkResponse = z.infer<typeof downloadLinkResponseSchema>;

/** Body and answer of `POST /api/downloads/check`. */
export const downloadCheckBodySchema = z.object({ data: z.string().check(z.maxLength(8192)) });
export const downloadCheckResponseSchema = z.extend(
  z.pick(downloadTicketSchema, { url: true, name: true, expiry: true }),
  {
    /** The operator named where the address is; else it is a source that a visitor has added, and anybody may have made the link. */
    isSiteSource: z.boolean(),
  },
);
export type DownloadCheckResponse = z.infer<typeof downloadCheckResponseSchema>;
