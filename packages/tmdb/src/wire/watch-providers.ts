import * as z from 'zod/mini';
import { amount, byRegion, id, list, text, textOrNull } from './fields';

const watchProviderSchema = z.object({
  provider_id: id,
  provider_name: text,
  logo_path: textOrNull,
  display_priority: amount,
});
export type WireWatchProvider = z.infer<typeof watchProviderSchema>;

/** Watch options in one region. The data is JustWatch's, which has to be credited. */
const watchOptionsSchema = z.object({
  link: text,
  flatrate: list(watchProviderSchema),
  free: list(watchProviderSchema),
  ads: list(watchProviderSchema),
  rent: list(watchProviderSchema),
  buy: list(watchProviderSchema),
});
export type WireWatchOptions = z.infer<typeof watchOptionsSchema>;

/** `{movie|tv}/{id}/watch/providers`, keyed by ISO 3166-1 region. */
export const watchProvidersSchema = z.object({ results: byRegion(watchOptionsSchema) });
export type WireWatchProviders = z.infer<typeof watchProvidersSchema>;
