import type { ViewingRule } from '@marquee/core';
import type { Request } from 'express';
import { addressKey } from '../../rate-limits';
import { rulesFor, type Viewer } from '../auth';

/** Who asks: their viewing rules, and whose place in TMDB's queue their questions take. */
export interface Asking {
  rules: readonly ViewingRule[];
  caller: string;
}

/** A browser asks: the content filter that it sends counts, too. */
export const askingFor = (req: Request, viewer: Viewer | undefined): Asking => ({
  rules: rulesFor(req, viewer),
  caller: addressKey(req.ip),
});

/** A program asks with a secret in its address, which alone counts: no cookie does. */
export const askingBySecret = ({ ip }: Pick<Request, 'ip'>, { rules }: Pick<Viewer, 'rules'>): Asking => ({
  rules,
  caller: addressKey(ip),
});
