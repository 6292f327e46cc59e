import * as z from 'zod/mini';
import { certificateAge } from '../content-rating';
import { siteLanguageFor } from '../languages';
import {
  avatarSystems,
  HIDDEN_LIMIT,
  PIN_LENGTH,
  pinError,
  PROFILE_ID_PATTERN,
  PROFILE_LIMIT,
  PROFILE_NAME_LENGTH,
  profileColours,
  profileLabelError,
  profileTexts,
} from '../profiles';
import { PASSWORD_MAX_LENGTH } from '../validation';
import { passkeyAnswerSchema } from './passkeys';
import { titleKeySchema } from './title-key';

/** Request and response bodies of `/api/profiles` (docs/profiles.md). */

/** Names the profile that a request is made for; also a query parameter in lower case, `profile`. */
export const PROFILE_HEADER = 'X-Profile';
export const PROFILE_PARAM = 'profile';

const checked = (error: (text: string) => string | null) =>
  z.check<string>((context) => {
    const message = error(context.value);
    if (message !== null) context.issues.push({ code: 'custom', input: context.value, message });
  });

const region = z.string().check(z.regex(/^[A-Z]{2}$/));
/** A cap in responses; its certification may no longer be known. */
export const storedCapSchema = z.object({ region, certification: z.string() });
export const profileIdSchema = z.string().check(z.regex(PROFILE_ID_PATTERN));

export const pinSchema = z
  .string(profileTexts.pin)
  .check(checked(pinError), z.minLength(PIN_LENGTH.min), z.maxLength(PIN_LENGTH.max));

const name = z
  .string(profileTexts.nameMissing)
  .check(
    z.trim(),
    checked(profileLabelError),
    z.minLength(PROFILE_NAME_LENGTH.min, profileTexts.nameMissing),
    z.maxLength(PROFILE_NAME_LENGTH.max, profileTexts.nameLong),
  );

export const capSchema = z.object({ region, certification: z.string().check(z.minLength(1), z.maxLength(20)) }).check(
  z.refine((value) => certificateAge(value.region, value.certification) !== null, {
    path: ['certification'],
    message: 'This region has no such certification',
  }),
);

/** Names another profile of the account: the response of the gateway is for both profiles' rules. */
export const TOGETHER_PARAM = 'together';

/** Editable fields of a profile. A picture is uploaded with `PUT /profiles/:id/avatar`. */
const values = {
  name,
  avatar: z.enum([...avatarSystems, 'upload']),
  colour: z.enum(profileColours),
  language: z.nullable(
    z.string().check(
      z.maxLength(20),
      z.refine((text) => siteLanguageFor(text) !== undefined),
    ),
  ),
  region: z.nullable(region),
  cap: z.nullable(capSchema),
  unrated: z.enum(['allow', 'hide']),
  hiddenTitles: z.array(titleKeySchema).check(z.maxLength(HIDDEN_LIMIT)),
  hiddenKeywords: z.array(z.int().check(z.positive())).check(z.maxLength(HIDDEN_LIMIT)),
  canUseSources: z.boolean(),
};

/**
 * A profile in responses. In a restricted session the hidden titles and keywords are empty.
 */
export const profileSchema = z.object({
  id: profileIdSchema,
  ...values,
  language: z.optional(z.string()),
  region: z.optional(region),
  cap: z.nullable(storedCapSchema),
  hasPin: z.boolean(),
  avatarUrl: z.optional(z.string()),
});

/** `GET /profiles`, and the response of every call that changes a profile. */
export const profileListSchema = z.object({
  /** The profile of this session. */
  active: profileIdSchema,
  profiles: z.array(profileSchema).check(z.maxLength(PROFILE_LIMIT)),
});
export type ProfileList = z.infer<typeof profileListSchema>;

/** The owner's PIN, the account's password or one of its passkeys; each is sufficient. */
const confirmation = {
  pin: z.optional(pinSchema),
  password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX_LENGTH))),
  passkey: z.optional(passkeyAnswerSchema),
};
export const confirmationBodySchema = z.object(confirmation);
export type Confirmation = z.infer<typeof confirmationBodySchema>;

/** `POST /profiles`: responds 201 with the list and the id of the new profile. */
export const newProfileBodySchema = z.object({
  ...confirmation,
  profile: z.extend(z.partial(z.object(values)), { name }),
});
export type NewProfileBody = z.infer<typeof newProfileBodySchema>;
export const newProfileResponseSchema = z.extend(profileListSchema, { id: profileIdSchema });
export type NewProfileResponse = z.infer<typeof newProfileResponseSchema>;

/** `PATCH /profiles/:id`. */
export const changeProfileBodySchema = z.object({ ...confirmation, changes: z.partial(z.object(values)) });
export type ChangeProfileBody = z.infer<typeof changeProfileBodySchema>;

/** `PUT /profiles/:id/pin`; null removes the PIN. */
export const setPinBodySchema = z.object({ ...confirmation, newPin: z.nullable(pinSchema) });

/** `PUT /profiles/:id/avatar`: an image in base64. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;
export const setAvatarBodySchema = z.object({
  ...confirmation,
  image: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(Math.ceil(AVATAR_MAX_BYTES / 3) * 4)),
});

const titleTasteSchema = z.object({
  key: titleKeySchema,
  title: z.string(),
  rating: z.nullable(z.number()),
  lastAtMs: z.nullable(z.number()),
  isSeen: z.boolean(),
  isRewatched: z.boolean(),
  isFavorite: z.boolean(),
  isListed: z.boolean(),
});

/** `POST /profiles/:id/taste`: what recommending for two people needs of the other one. */
export const sharedTasteSchema = z.object({ titles: z.array(titleTasteSchema), closed: z.array(titleKeySchema) });
