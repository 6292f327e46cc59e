import * as z from 'zod/mini';
import { settingNames } from '../settings/definitions';
import type { SettingValue } from '../settings/entries';
import { defineCollection } from '../sync/define-collection';
import { storable } from './texts';

/** A person's settings by name. Readers validate each value, because versions may define different settings. */
export const settings = defineCollection<SettingValue>({
  name: 'settings',
  key: new RegExp(`^(?:${settingNames.join('|')})$`),
  // The longest is a map of changed keys (`playerKeys`).
  value: z.union([z.string().check(z.maxLength(2000), z.overwrite(storable)), z.number(), z.boolean(), z.null()]),
  limit: 1_000,
  limitText: 'Your account has too many settings, so some couldn’t be saved.',
});
