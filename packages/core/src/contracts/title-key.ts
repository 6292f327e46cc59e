import * as z from 'zod/mini';
import { parseTitleKey, type TitleKey } from '../media';

/** E.g. `movie:603`. */
export const titleKeySchema = z.string().check(
  z.maxLength(30),
  z.refine((text) => parseTitleKey(text) !== null),
) as z.ZodMiniType<TitleKey, string>;
