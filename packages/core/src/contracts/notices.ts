import * as z from 'zod/mini';
import { isTimeZone } from '../notices/local-time';
import { MINUTES_OF_DAY } from '../notices/quiet-hours';
import { titleKeySchema } from './title-key';
import { isWebhookUrl } from './webhooks';

/** Browsers of an account that are sent notices. */
export const MOST_NOTICE_DEVICES = 20;
/** More series than anybody follows. */
export const MOST_MUTED_SERIES = 5_000;

const minute = z.int().check(z.minimum(0), z.maximum(MINUTES_OF_DAY - 1));
/** Core's `QuietHours`; null: there are none. */
export const quietHoursSchema = z.nullable(z.object({ from: minute, to: minute }));
const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone));

/** What a browser's `PushSubscription` is, as JSON: an address that may be anything, and keys for RFC 8291. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.refine(isWebhookUrl)),
  keys: z.object({
    /** A point of P-256, uncompressed. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionSchema>;

/** `PUT /users/me/notices/device`: turns notices on in the browser that asks, or changes how. */
export const noticeDeviceBodySchema = z.object({
  subscription: pushSubscriptionSchema,
  timeZone: timeZoneSchema,
  quietHours: quietHoursSchema,
});
export type NoticeDeviceBody = z.infer<typeof noticeDeviceBodySchema>;

/** `POST /users/me/notices/renew`, of a service worker whose browser has changed its subscription. */
export const renewDeviceBodySchema = z.object({
  endpoint: z.string().check(z.maxLength(2_000)),
  subscription: pushSubscriptionSchema,
});

/** `PUT /users/me/notices/mail` */
export const weeklyMailBodySchema = z.object({ isOn: z.boolean(), timeZone: timeZoneSchema });
export type WeeklyMailBody = z.infer<typeof weeklyMailBodySchema>;

/** `PUT /users/me/notices/series` */
export const seriesNoticesBodySchema = z.object({ key: titleKeySchema, isOn: z.boolean() });
export type SeriesNoticesBody = z.infer<typeof seriesNoticesBodySchema>;

/** `POST /notices/unsubscribe` */
export const unsubscribeQuerySchema = z.object({ token: z.string().check(z.maxLength(200)) });

const noticeDeviceSchema = z.object({
  id: z.string(),
  /** What core's `deviceLabel` says of its browser. */
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  timeZone: z.string(),
  quietHours: quietHoursSchema,
});
export type NoticeDevice = z.infer<typeof noticeDeviceSchema>;

/** Of a profile, in its account’s export. */
export const exportedNoticesSchema = z.object({
  devices: z.array(
    z.object({ createdAt: z.string(), language: z.string(), timeZone: z.string(), quietHours: quietHoursSchema }),
  ),
  weeklyMail: z.boolean(),
  mutedSeries: z.array(z.string()),
});

/** `GET /users/me/notices`: of the profile. */
export const noticesSchema = z.object({
  /** The site's key, by which browsers subscribe (RFC 8292). */
  publicKey: z.string(),
  devices: z.array(noticeDeviceSchema),
  /** Null where the site sends no mail, or the profile gets none. */
  mail: z.nullable(z.object({ isOn: z.boolean() })),
  /** Followed series of which nothing is told. */
  mutedSeries: z.array(titleKeySchema).check(z.maxLength(MOST_MUTED_SERIES)),
});
export type Notices = z.infer<typeof noticesSchema>;

/** `POST /users/me/notices/test`: whether the browser's push service took it. */
export const noticeTestSchema = z.object({ isAccepted: z.boolean() });

/** What a push message says, for the service worker. */
export const noticeMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** On this site. */
  path: z.string(),
  /** A notice replaces an older one of its title. */
  tag: z.string(),
  language: z.string(),
});
export type NoticeMessage = z.infer<typeof noticeMessageSchema>;
