import { randomInt } from 'node:crypto';
import {
  definedOnly,
  isLive,
  isRestrictedProfile,
  isTitleKey,
  listEntries,
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
import { shareTaste, tasteOf, type SharedTaste } from '@marquee/core/recommendations';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import { actOnVerified, SessionsRepository, type CurrentSession, type PasswordHasher, type Verified } from '../auth';
import type { ImageTransformer } from '../images';
import type { UsersRepository } from '../users';
import type { PinVerifier, Requester } from './pin-verifier';
import { ProfilesRepository, type StoredProfile } from './profiles.repository';

export interface ProfilesServiceDeps {
  database: PrismaDatabase;
  pins: PinVerifier;
  users: Pick<UsersRepository, 'findById'>;
  profiles: ProfilesRepository;
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

/** Made with the repositories of a transaction in which the account's row is locked. */
type Change<Value> = (profiles: ProfilesRepository, sessions: SessionsRepository) => Promise<Value>;
type Prepare<Value> = (stored: readonly StoredProfile[]) => Change<Value> | Promise<Change<Value>>;

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
    if (profile.avatar === 'upload') throw noPicture();
    const profileId = newId();
    const details = withChanges({ ...newProfileValues, name: profile.name }, profile);
    const newProfile = { userId: caller.session.userId, profileId, details, nowMs: this.deps.now() };
    await this.#confirm(caller, given, () => async (profiles) => {
      const owner = find(await profiles.listOf(caller.session.userId), OWNER_PROFILE_ID);
      if (isRestrictedProfile(owner.details)) throw new ApiError('forbidden', { text: CAPPED_TEXT });
      if (!(await profiles.create(newProfile))) throw new ApiError('profiles_full');
    });
    return profileId;
  }

  async change(caller: Caller, id: string, { changes, ...given }: ChangeProfileBody): Promise<void> {
    await this.#confirm(caller, given, () => async (profiles) => {
      const before = find(await profiles.listOf(caller.session.userId), id);
      const details = withChanges(before.details, changes);
      if (details.avatar === 'upload' && before.avatarHash === null) throw noPicture();
      if (id === OWNER_PROFILE_ID && restrictionsOf(details) !== restrictionsOf(before.details)) {
        const isCapped = isRestrictedProfile(before.details);
        throw new ApiError('forbidden', { text: isCapped ? CAPPED_TEXT : 'The owner’s profile can’t be restricted.' });
      }
      await profiles.setDetails(keyOf(caller, id), details);
    });
  }

  /** Null removes the PIN. */
  async setPin(caller: Caller, id: string, newPin: string | null, given: Confirmation): Promise<void> {
    await this.#confirm(caller, given, async (stored) => {
      find(stored, id);
      const pinHash = newPin === null ? null : await this.deps.passwords.hash(newPin, caller.address);
      return (profiles) => profiles.setPinHash(keyOf(caller, id), pinHash);
    });
  }

  async setAvatar(caller: Caller, id: string, image: string, given: Confirmation): Promise<void> {
    await this.#confirm(caller, given, async (stored) => {
      find(stored, id);
      const input = Buffer.from(image, 'base64');
      if (input.length > AVATAR_MAX_BYTES) throw new ApiError('payload_too_large');
      const params = { url: '', w: AVATAR_PX, h: AVATAR_PX, q: AVATAR_QUALITY, output: 'webp', fit: 'cover' } as const;
      const encoded = await this.deps.imageTransformer
        .transform({ input, params, isOwnSvg: false }, caller.address)
        .catch(refuseFile);
      return (profiles) => profiles.setAvatar(keyOf(caller, id), encoded);
    });
  }

  /** @throws ApiError `not_found` */
  async avatar(session: CurrentSession, id: string): Promise<Uint8Array> {
    const image = await this.deps.profiles.avatarOf({ userId: session.userId, profileId: id });
    if (!image) throw new ApiError('not_found');
    return image;
  }

  /** Ends the sessions that watch with it; the caller's session switches to the owner's profile. */
  async remove(caller: Caller, id: string, given: Confirmation): Promise<void> {
    const { userId, sessionId } = caller.session;
    await this.#confirm(caller, given, (stored) => {
      if (id === OWNER_PROFILE_ID) throw new ApiError('forbidden', { text: 'The owner’s profile can’t be deleted.' });
      find(stored, id);
      return async (profiles, sessions) => {
        const active = await sessions.profileOf(sessionId);
        if (active?.profileId === id) await sessions.switchProfile({ userId, profileId: OWNER_PROFILE_ID }, sessionId);
        await profiles.remove(keyOf(caller, id));
      };
    });
  }

  /** @returns whether the profile is restricted */
  async activate(caller: Caller, id: string, given: Confirmation): Promise<boolean> {
    const { userId, profileId, sessionId, isRestricted } = caller.session;
    if (id === profileId) return isRestricted;
    await this.deps.limits.profile.consume(userId);
    const confirm = (requester: Requester) =>
      this.deps.pins.requireEntry(requester, find(requester.profiles, id), given);
    return this.#act(caller, confirm, (stored) => {
      const { details } = find(stored, id);
      return async (_profiles, sessions) => {
        await sessions.switchProfile({ userId, profileId: id }, sessionId);
        return isRestrictedProfile(details);
      };
    });
  }

  /** What recommending for both needs of another profile. It asks for what switching to that profile asks for. */
  async taste(caller: Caller, id: string, given: Confirmation): Promise<SharedTaste> {
    await this.deps.limits.profile.consume(caller.session.userId);
    const confirm = (requester: Requester) =>
      this.deps.pins.requireEntry(requester, find(requester.profiles, id), given);
    const likes = await this.#act(caller, confirm, () => (profiles) => profiles.likesOf(keyOf(caller, id)));
    const hidden = listEntries(likes.notInterested)
      .filter(isLive)
      .map(({ key }) => key)
      .filter(isTitleKey);
    return shareTaste(tasteOf(likes), hidden, this.deps.now());
  }

  /** Acts with the owner's PIN or the account's password. */
  async #confirm(caller: Caller, given: Confirmation, prepare: Prepare<void>): Promise<void> {
    await this.deps.limits.profile.consume(caller.session.userId);
    await this.#act(caller, (requester) => this.deps.pins.requireOwner(requester, given), prepare);
  }

  /**
   * @param confirm throws unless the caller may do it
   * @param prepare called before the account is locked; returns the change
   */
  async #act<Value>(
    { session, address }: Caller,
    confirm: (requester: Requester) => Promise<void>,
    prepare: Prepare<Value>,
  ): Promise<Value> {
    const { database, users, profiles } = this.deps;
    const { userId, sessionId } = session;
    const verify = async (): Promise<Verified<Value> | undefined> => {
      const user = await users.findById(userId);
      if (!user) return undefined;
      const stored = await profiles.listOf(userId);
      await confirm({ session, address, passwordHash: user.passwordHash, profiles: stored });
      const act = await prepare(stored);
      return {
        user,
        isUnchanged: async (tx) => pinsOf(await new ProfilesRepository(tx).listOf(userId)) === pinsOf(stored),
        act: (tx) => act(new ProfilesRepository(tx), new SessionsRepository(tx)),
      };
    };
    const done = await actOnVerified(database, verify, sessionId);
    if (!done) throw new ApiError('unauthorized');
    return done.value;
  }
}

/** Of an account whose invitation says what it may watch: whoever knows its password is whom that was said about. */
const CAPPED_TEXT = 'The people who run the site decide what this account may watch. Ask them to change it.';

const restrictionsOf = ({ cap, unrated, hiddenTitles, hiddenKeywords, canUseSources }: ProfileValues): string =>
  JSON.stringify([cap?.region, cap?.certification, unrated, hiddenTitles, hiddenKeywords, canUseSources]);

const pinsOf = (profiles: readonly StoredProfile[]): string =>
  JSON.stringify(profiles.map(({ id, pinHash }) => [id, pinHash]));

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
