import * as z from 'zod/mini';
import { titleKeySchema } from './title-key';

/** Lifetime of a download link (DOWNLOAD-01). */
export const DOWNLOAD_LINK_HOURS = 24;

const safeHttpUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(4096));

/** Body of `POST /api/downloads`: the target of the link. */
export const downloadLinkBodySchema = z.object({
  url: safeHttpUrl,
  /** File name without an extension. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** The title, e.g. `movie:603`. Without it the link is refused for viewers with restrictions. */
  title: z.optional(titleKeySchema),
});
export type DownloadLinkBody = z.infer<typeof downloadLinkBodySchema>;

/** Content of a link's base64 `data`: URL, name and expiry (DOWNLOAD-01) and their signature. */
export const downloadTicketSchema = z.object({
  url: safeHttpUrl,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Milliseconds since 1970. */
  expiry: z.number(),
  title: z.optional(titleKeySchema),
  signature: z.string(),
});
export type DownloadTicket = z.infer<typeof downloadTicketSchema>;

/** Response of `POST /api/downloads`. */
export const downloadLinkResponseSchema = z.object({ data: z.string(), expiry: z.number() });
export type DownloadLinkResponse = z.infer<typeof downloadLinkResponseSchema>;

/** Body and response of `POST /api/downloads/check`. */
export const downloadCheckBodySchema = z.object({ data: z.string().check(z.maxLength(8192)) });
export const downloadCheckResponseSchema = z.extend(
  z.pick(downloadTicketSchema, { url: true, name: true, expiry: true }),
  {
    /**
     * True if the URL belongs to a source of the operator's. Otherwise a visitor added the source, and anybody may have
     * created the link.
     */
    isSiteSource: z.boolean(),
  },
);
export type DownloadCheckResponse = z.infer<typeof downloadCheckResponseSchema>;
