import { randomInt } from 'node:crypto';
import {
  definedOnly,
  isRestrictedProfile,
  newProfileValues,
  OWNER_PROFILE_ID,
  PROFILE_ID_LENGTH,
  type Profile,
  type ProfileValues,
} from '@marquee/core';
import {
  AVATAR_MAX_BYTES,
  type ChangeProfileBody,
  type Confirmation,
  type NewProfileBody,
  type ProfileList,
} from '@marquee/core/contracts';
import { ApiError } from '../../http/api-error';
import type { RateLimits } from '../../rate-limits';
import type { CurrentSession, PasswordHasher, SessionsService } from '../auth';
import type { ImageTransformer } from '../images';
import type { PinVerifier } from './pin-verifier';
import type { ProfilesRepository, StoredProfile } from './profiles.repository';

export interface ProfilesServiceDeps {
  pins: PinVerifier;
  profiles: ProfilesRepository;
  sessions: Pick<SessionsService, 'switchProfile'>;
  passwords: PasswordHasher;
  imageTransformer: Pick<ImageTransformer, 'transform'>;
  limits: Pick<RateLimits, 'profile'>;
  now: () => number;
}

/** The session and address that make a call. */
export interface Caller {
  session: CurrentSession;
  address: string;
}

const AVATAR_PX = 256;
const AVATAR_QUALITY = 82;

/** Creates, changes and switches the profiles of an account. */
export class ProfilesService {
  constructor(private readonly deps: ProfilesServiceDeps) {}

  async list(session: CurrentSession): Promise<ProfileList> {
    return listFor(session, await this.deps.profiles.listOf(session.userId));
  }

  /** @returns the new profile's id */
  async create(caller: Caller, { profile, ...given }: NewProfileBody): Promise<string> {
    const { userId } = caller.session;
    await this.#confirm(caller, given);
    if (profile.avatar === 'upload') throw noPicture();
    const profileId = newId();
    const details = withChanges({ ...newProfileValues, name: profile.name }, profile);
    if (!(await this.deps.profiles.create({ userId, profileId, details, nowMs: this.deps.now() })))
      throw new ApiError('profiles_full');
    return profileId;
  }

  async change(caller: Caller, id: string, { changes, ...given }: ChangeProfileBody): Promise<void> {
    await this.#confirm(caller, given, id);
    await this.deps.profiles.change(keyOf(caller, id), (before, hasAvatar) => {
      const details = withChanges(before, changes);
      if (details.avatar === 'upload' && !hasAvatar) throw noPicture();
      if (id === OWNER_PROFILE_ID && isRestrictedProfile(details))
        throw new ApiError('forbidden', { text: 'The owner’s profile can’t be restricted.' });
      return details;
    });
  }

  /** Null removes the PIN. */
  async setPin(caller: Caller, id: string, newPin: string | null, given: Confirmation): Promise<void> {
    await this.#confirm(caller, given, id);
    const pinHash = newPin === null ? null : await this.deps.passwords.hash(newPin, caller.address);
    await this.deps.profiles.setPinHash(keyOf(caller, id), pinHash);
  }

  async setAvatar(caller: Caller, id: string, image: string, given: Confirmation): Promise<void> {
    await this.#confirm(caller, given, id);
    const input = Buffer.from(image, 'base64');
    if (input.length > AVATAR_MAX_BYTES) throw new ApiError('payload_too_large');
    const params = { url: '', w: AVATAR_PX, h: AVATAR_PX, q: AVATAR_QUALITY, output: 'webp', fit: 'cover' } as const;
    const { imageTransformer } = this.deps;
    const encoded = await imageTransformer
      .transform({ input, params, isOwnSvg: false }, caller.address)
      .catch(refuseFile);
    await this.deps.profiles.setAvatar(keyOf(caller, id), encoded);
  }

  /** @throws ApiError `not_found` */
  async avatar(session: CurrentSession, id: string): Promise<Uint8Array> {
    const image = await this.deps.profiles.avatarOf({ userId: session.userId, profileId: id });
    if (!image) throw new ApiError('not_found');
    return image;
  }

  /** Ends the sessions that watch with it; the caller's session switches to the owner's profile. */
  async remove(caller: Caller, id: string, given: Confirmation): Promise<void> {
    await this.#confirm(caller, given, id);
    if (id === OWNER_PROFILE_ID) throw new ApiError('forbidden', { text: 'The owner’s profile can’t be deleted.' });
    if (caller.session.profileId === id) await this.deps.sessions.switchProfile(caller.session, OWNER_PROFILE_ID);
    await this.deps.profiles.remove(keyOf(caller, id));
  }

  /** @returns whether the profile is restricted */
  async activate({ session, address }: Caller, id: string, given: Confirmation): Promise<boolean> {
    const profiles = await this.deps.profiles.listOf(session.userId);
    const target = find(profiles, id);
    if (id !== session.profileId) {
      await this.deps.pins.requireEntry({ session, profiles, address }, target, given);
      if (!(await this.deps.sessions.switchProfile(session, id))) throw new ApiError('not_found');
    }
    return isRestrictedProfile(target.details);
  }

  /** @param id of the profile to change */
  async #confirm({ session, address }: Caller, given: Confirmation, id?: string): Promise<void> {
    await this.deps.limits.profile.consume(session.userId);
    const profiles = await this.deps.profiles.listOf(session.userId);
    await this.deps.pins.requireOwner({ session, profiles, address }, given);
    if (id !== undefined) find(profiles, id);
  }
}

function listFor({ profileId, isRestricted }: CurrentSession, stored: readonly StoredProfile[]): ProfileList {
  return { active: profileId, profiles: stored.map((profile) => toProfile(profile, isRestricted)) } as ProfileList;
}

/** Hidden details are omitted for profiles that they are hidden from. */
function toProfile({ id, details, pinHash, avatarHash }: StoredProfile, isForRestricted: boolean): Profile {
  return {
    ...details,
    ...(isForRestricted && { hiddenTitles: [], hiddenKeywords: [] }),
    id,
    hasPin: pinHash !== null,
    ...(avatarHash !== null && { avatarUrl: `/api/profiles/${id}/avatar?v=${avatarHash}` }),
  };
}

/** A language or region of null is removed. */
function withChanges(before: ProfileValues, changes: ChangeProfileBody['changes']): ProfileValues {
  const { language, region, ...others } = changes;
  const after: ProfileValues = { ...before, ...definedOnly(others) };
  if (language !== undefined) after.language = language ?? undefined;
  if (region !== undefined) after.region = region ?? undefined;
  return after;
}

function find(profiles: readonly StoredProfile[], id: string): StoredProfile {
  const found = profiles.find((profile) => profile.id === id);
  if (!found) throw new ApiError('not_found');
  return found;
}

const keyOf = ({ session: { userId } }: Caller, profileId: string) => ({ userId, profileId });
/** An unreadable picture is the caller's error here, because it was part of the request. */
function refuseFile(error: unknown): never {
  if (error instanceof ApiError && error.code === 'image_unreadable')
    throw new ApiError('bad_request', { fields: { image: 'Send a JPEG, PNG, WebP, AVIF or GIF' }, cause: error });
  throw error;
}

const noPicture = () => new ApiError('bad_request', { fields: { avatar: 'Upload a picture first' } });

function newId(): string {
  const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: PROFILE_ID_LENGTH }, () => signs[randomInt(signs.length)]).join('');
}
