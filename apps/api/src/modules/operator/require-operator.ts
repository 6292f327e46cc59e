import type { Request, RequestHandler, Response } from 'express';
import { PASSWORD_ENTRY_MS } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { currentSession } from '../auth';
import type { Operator, OperatorsRepository } from './operators.repository';

/** What one line over the site says, wherever operators are: which checks, and nothing else. No password is needed. */
const READABLE = new Set(['/problems']);

interface OperatorLocals {
  operator: Operator;
}

/**
 * For every path below `/operator`, so that a new one is guarded by itself; after `requireUser`. To others it looks as if
 * there were no such path. Operators have entered the password lately, except for the line over the site: a browser that
 * was left open must not give the site away.
 *
 * @throws ApiError `not_found`, `password_required`
 */
export const requireOperator =
  (operators: Pick<OperatorsRepository, 'find'>, now: () => number): RequestHandler =>
  async (req, res, next) => {
    const { sessionId, isRestricted } = currentSession(res);
    const operator = isRestricted ? undefined : await operators.find(sessionId);
    if (!operator) throw new ApiError('not_found');
    const isEntered = now() - operator.passwordAt.getTime() < PASSWORD_ENTRY_MS;
    if (!isEntered && !isReadable(req)) throw new ApiError('password_required');
    Object.assign(res.locals, { operator } satisfies OperatorLocals);
    next();
  };

const isReadable = ({ method, path }: Request): boolean => method === 'GET' && READABLE.has(path);

export function currentOperator(res: Response): Operator {
  const { operator } = res.locals as Partial<OperatorLocals>;
  if (!operator) throw new Error('This route stands outside /operator.');
  return operator;
}
