import { newProfileValues, PROFILE_LIMIT, type ProfileValues } from '@marquee/core';
import type { KnownProfile } from '../../../shared/store/profiles.slice';
import { isOwner, knownProfile, ownerProfile } from './known';
import type { Credentials, Outcome, ProfileCall, ProfileChanges } from './calls';
import { hashPin, isPin } from './pin-hash';

interface Device {
  profiles: readonly KnownProfile[];
  active: string;
  /** Milliseconds until a PIN is accepted again. */
  lockedMs: number;
  /** Default name of the owner's profile. */
  ownerName: string;
  texts: { full: string; gone: string };
}

const ID_LENGTH = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(ID_LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Checks the credentials against the PINs that are accepted. */
async function check(
  accepted: readonly KnownProfile[],
  { pin }: Credentials,
  lockedMs: number,
): Promise<Outcome | null> {
  const hashes = accepted.flatMap((profile) => profile.pin ?? []);
  if (hashes.length === 0) return null;
  if (lockedMs > 0) return { kind: 'locked', retryAfterSec: Math.ceil(lockedMs / 1000) };
  if (pin === undefined) return { kind: 'needed' };
  const fits = await Promise.all(hashes.map((hash) => isPin(pin, hash)));
  return fits.includes(true) ? null : { kind: 'wrong' };
}

/**
 * Profiles whose PIN a call accepts, as on the server: the owner's, except for switching from an unrestricted profile.
 */
function acceptedFor(call: ProfileCall, profiles: readonly KnownProfile[], active: string): KnownProfile[] {
  const owner = profiles.filter(isOwner);
  const isRestricted = profiles.find(({ id }) => id === active)?.isRestricted ?? false;
  if (call.kind !== 'activate' || isRestricted) return owner;
  const target = profiles.find(({ id }) => id === call.id);
  return target?.hasPin ? [target, ...owner] : [];
}

const valuesOf = ({ language, region, ...values }: ProfileChanges): Partial<ProfileValues> => ({
  ...values,
  ...(language !== undefined && { language: language ?? undefined }),
  ...(region !== undefined && { region: region ?? undefined }),
});

/**
 * Makes a call about profiles on a device without an account. Nothing enforces it: a convenience, not an access
 * control.
 */
export async function callOnDevice(
  { profiles: stored, active, lockedMs, ownerName, texts }: Device,
  call: ProfileCall,
  credentials: Credentials,
): Promise<{ profiles: readonly KnownProfile[]; outcome: Outcome }> {
  const profiles = stored.length === 0 ? [ownerProfile(ownerName)] : stored;
  const refusal = await check(acceptedFor(call, profiles, active), credentials, lockedMs);
  const failed = (text: string) => ({ profiles: stored, outcome: { kind: 'failed' as const, text } });
  if (refusal) return { profiles: stored, outcome: refusal };
  if (call.kind === 'create') {
    if (profiles.length >= PROFILE_LIMIT) return failed(texts.full);
    const id = newId();
    const profile = knownProfile({
      ...newProfileValues,
      ...valuesOf(call.values),
      name: call.values.name,
      id,
      hasPin: false,
    });
    return { profiles: [...profiles, profile], outcome: { kind: 'done', id } };
  }
  const before = profiles.find(({ id }) => id === call.id);
  if (!before) return failed(texts.gone);
  const outcome: Outcome = { kind: 'done', id: call.id };
  const replaced = (profile: KnownProfile) => ({
    profiles: profiles.map((each) => (each === before ? profile : each)),
    outcome,
  });
  switch (call.kind) {
    case 'activate':
      return { profiles, outcome };
    case 'remove':
      return { profiles: profiles.filter((each) => each !== before || isOwner(each)), outcome };
    case 'change':
      return replaced(knownProfile({ ...before, ...valuesOf(call.changes) }, before.pin));
    case 'pin': {
      const { pin: _old, ...rest } = before;
      if (call.newPin === null) return replaced(knownProfile({ ...rest, hasPin: false }));
      return replaced(knownProfile({ ...rest, hasPin: true }, await hashPin(call.newPin)));
    }
    case 'picture':
      return failed(texts.gone);
  }
}
