import * as z from 'zod/mini';

/** The parts of a Jellyfin server's responses in use, validated, because the SDK's types are not. */

const text = z.nullish(z.string());
const ticks = z.nullish(z.number());

export const publicInfoSchema = z.object({ Id: z.string(), ServerName: text, Version: text });

const userSchema = z.object({ Id: z.string().check(z.minLength(1)), Name: text });
export const currentUserSchema = userSchema;
export const signedInSchema = z.object({ AccessToken: z.string().check(z.minLength(1)), User: userSchema });

export const quickConnectEnabledSchema = z.boolean();
export const quickConnectSchema = z.object({ Secret: z.string(), Code: z.string(), Authenticated: z.boolean() });

const itemSchema = z.object({
  Id: z.string().check(z.minLength(1)),
  Name: text,
  OriginalTitle: text,
  ProductionYear: z.nullish(z.number()),
  ProviderIds: z.nullish(z.record(z.string(), z.nullish(z.string()))),
});
export type JellyfinItem = z.infer<typeof itemSchema>;
export const itemsSchema = z.object({ Items: z.array(itemSchema) });

/** Titles with the user's data, read by the import. */
export const personalItemsSchema = z.object({ Items: z.array(z.unknown()), TotalRecordCount: z.nullish(z.number()) });

/** What a user did with an item; core reads it. */
export const userDataSchema = z.record(z.string(), z.unknown());

export const episodesSchema = z.object({
  Items: z.array(
    z.object({
      Id: z.string().check(z.minLength(1)),
      IndexNumber: z.nullish(z.number()),
      IndexNumberEnd: z.nullish(z.number()),
      ParentIndexNumber: z.nullish(z.number()),
      LocationType: text,
    }),
  ),
});

const mediaStreamSchema = z.object({
  Type: text,
  Index: z.number(),
  Language: text,
  DisplayTitle: text,
  DeliveryMethod: text,
  DeliveryUrl: text,
});

const mediaSourceSchema = z.object({
  Id: z.string().check(z.minLength(1)),
  Container: text,
  ETag: text,
  SupportsDirectPlay: z.nullish(z.boolean()),
  TranscodingUrl: text,
  MediaStreams: z.nullish(z.array(mediaStreamSchema)),
});
export type MediaSource = z.infer<typeof mediaSourceSchema>;
export const playbackInfoSchema = z.object({
  MediaSources: z.array(mediaSourceSchema),
  PlaySessionId: text,
  ErrorCode: text,
});
export type PlaybackInfo = z.infer<typeof playbackInfoSchema>;

export const chaptersSchema = z.object({
  RunTimeTicks: ticks,
  Chapters: z.nullish(z.array(z.object({ StartPositionTicks: z.number(), Name: text }))),
});
export const mediaSegmentsSchema = z.object({
  Items: z.array(z.object({ Type: text, StartTicks: z.number(), EndTicks: z.number() })),
});

/** Ticks per second. */
export const TICKS = 10_000_000;
