import {
  CONTENT_FILTER_PARAM,
  cookieValue,
  ruleOfContentFilter,
  ruleOfProfile,
  type ProfileValues,
  type ViewingRule,
} from '@marquee/core';
import { PROFILE_HEADER, PROFILE_PARAM } from '@marquee/core/contracts';
import type { Request } from 'express';
import { ApiError } from '../../http/api-error';
import type { ProfileKey } from '../profiles/profile-key';

/** Who watches in a session. */
export interface Viewer extends ProfileKey {
  isRestricted: boolean;
  /** What the profile lets be seen: all of them hold. */
  rules: readonly ViewingRule[];
  /** Whether the profile may watch from sources beside the site's. */
  canUseSources: boolean;
  /** The account has a restricted profile, this one or another: what this browser keeps may not be shown to that one. */
  isGuarded: boolean;
}

/** @param details of the profile, where it is restricted */
export function viewerOf(
  profile: ProfileKey,
  { details, isGuarded }: { details: ProfileValues | null; isGuarded: boolean },
): Viewer {
  const rule = details && ruleOfProfile(details);
  return {
    ...profile,
    isRestricted: details !== null,
    rules: rule ? [rule] : [],
    canUseSources: details?.canUseSources ?? true,
    isGuarded,
  };
}

/** What somebody may see, whose request has no room for a filter of its own: a picture, a download. */
export interface Viewing {
  /** All of them hold. */
  rules: readonly ViewingRule[];
  /** A profile has a rule, and nothing that the request says takes it away. */
  isEnforced: boolean;
}

const everything: Viewing = { rules: [], isEnforced: false };

/** The profile's rule, and the content filter of the request's cookie or address. One that cannot be read is none. */
export function viewingOf(req: Request, viewer: Viewer | undefined): Viewing {
  const { cookie = '' } = req.headers;
  const token = req.query[CONTENT_FILTER_PARAM] ?? cookieValue(cookie, CONTENT_FILTER_PARAM);
  const own = typeof token === 'string' ? ruleOfContentFilter(token) : null;
  const rules = viewer?.rules ?? [];
  if (own === null && rules.length === 0) return everything;
  return { rules: own ? [...rules, own] : rules, isEnforced: rules.length > 0 };
}

/**
 * A tab says which profile it shows. Another tab may have switched meanwhile: what the first one asks for or sends belongs to
 * somebody else.
 *
 * @throws ApiError `profile_changed`
 */
export function refuseOtherProfile(req: Request, { profileId }: ProfileKey): void {
  const stated = [req.get(PROFILE_HEADER), req.query[PROFILE_PARAM]].filter((name) => name !== undefined);
  if (stated.some((name) => name !== profileId)) throw new ApiError('profile_changed');
}

/** Lets a browser keep an answer that depends on who watches, and ask each time whether it still holds. */
export const VIEWER_CACHE_CONTROL = 'private, no-cache';
