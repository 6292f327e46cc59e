import {
  CONTENT_FILTER_PARAM,
  cookieValue,
  OWNER_PROFILE_ID,
  ruleOfContentFilter,
  ruleOfProfile,
  type ProfileValues,
  type ViewingRule,
} from '@marquee/core';
import { PROFILE_HEADER, PROFILE_PARAM } from '@marquee/core/contracts';
import type { Request } from 'express';
import { ApiError } from '../../http/errors';
import type { ProfileKey } from '../profiles/profile-key';

/** The profile that a session watches as. */
export interface Viewer extends ProfileKey {
  isRestricted: boolean;
  /** Content must satisfy all of these rules. */
  rules: readonly ViewingRule[];
  /** Whether the profile may use sources other than the site's. */
  canUseSources: boolean;
  /**
   * Whether the account has a restricted profile, this one or another. If so, that profile must not see what this
   * browser has cached.
   */
  isGuarded: boolean;
}

/**
 * Whether the profile may change the account itself. The owner's may, even if an invitation caps what it watches: the
 * account is nobody else's.
 */
export const mayManageAccount = ({ isRestricted, profileId }: Pick<Viewer, 'isRestricted' | 'profileId'>): boolean =>
  !isRestricted || profileId === OWNER_PROFILE_ID;

/** What `viewerOf` needs of a profile. */
export interface ViewerColumns extends Pick<Viewer, 'isGuarded'> {
  /** Details of the profile, if it is restricted. */
  details: ProfileValues | null;
}

export function viewerOf(profile: ProfileKey, { details, isGuarded }: ViewerColumns): Viewer {
  const rule = details && ruleOfProfile(details);
  return {
    ...profile,
    isRestricted: details !== null,
    rules: rule ? [rule] : [],
    canUseSources: details?.canUseSources ?? true,
    isGuarded,
  };
}

/** The profile's rule, and the content filter in the request's cookie or query. An unreadable filter is ignored. */
export function rulesFor(req: Request, viewer: Viewer | undefined): readonly ViewingRule[] {
  const { cookie = '' } = req.headers;
  const token = req.query[CONTENT_FILTER_PARAM] ?? cookieValue(cookie, CONTENT_FILTER_PARAM);
  const own = typeof token === 'string' ? ruleOfContentFilter(token) : null;
  return [...(viewer?.rules ?? []), ...(own ? [own] : [])];
}

/**
 * Each tab sends the profile that it shows. If another tab has switched, the request belongs to another profile.
 *
 * @throws ApiError `profile_changed`
 */
export function refuseOtherProfile(req: Request, { profileId }: ProfileKey): void {
  const stated = [req.get(PROFILE_HEADER), req.query[PROFILE_PARAM]].filter((name) => name !== undefined);
  if (stated.some((name) => name !== profileId)) throw new ApiError('profile_changed');
}

/** For responses that depend on the viewer: browsers may cache them, but have to revalidate each time. */
export const VIEWER_CACHE_CONTROL = 'private, no-cache';
