import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatTvCode } from '@marquee/core';
import type { TvCode } from '@marquee/core/contracts';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { failureLine } from '../../../shared/form/failure-text';
import { moveByArrows } from '../../../shared/lib/interaction/move-by-arrows';
import { Button, buttonClass, Skeleton } from '../../../shared/ui';
import { Logo } from '../../../shared/ui/logo';
import { useAuthentication } from '../auth/use-authentication';
import { useTvLogin, type TvLoginState } from './use-tv-login';

/** A page for a TV and its remote: a code to approve on a phone that is logged in (TV-01). */
export function TvPage() {
  const { siteName, publicUrl } = useConfig();
  const { enter } = useAuthentication('/profiles');
  const { state, restart } = useTvLogin(enter);
  const page = useRef<HTMLDivElement>(null);
  const { name } = state;
  const isWaiting = name === 'starting' || name === 'waiting';
  useEffect(() => {
    const { current } = page;
    if (!current) return;
    // The arrow keys move from what has focus.
    current.querySelector<HTMLElement>('[data-controls] > *')?.focus({ preventScroll: true });
    current.addEventListener('keydown', moveByArrows);
    return () => current.removeEventListener('keydown', moveByArrows);
  }, [isWaiting]);
  const origin = publicUrl === '' ? window.location.origin : publicUrl;
  return (
    <div ref={page} className="page-x flex min-h-svh flex-col pt-3 pb-10">
      <Logo siteName={siteName} />
      <div className="m-auto w-full max-w-7xl py-10">
        <h1 className="display text-4xl md:text-5xl xl:text-7xl">
          <Trans>Sign in with your phone</Trans>
        </h1>
        {isWaiting ? (
          <Instructions origin={origin} code={name === 'waiting' ? state.code : null} />
        ) : (
          <p role="status" className="mt-8 min-h-24 text-xl text-ink-soft xl:text-3xl">
            {endText(state)}
          </p>
        )}
        <div data-controls className="mt-10 flex flex-wrap gap-4">
          {!isWaiting && (
            <Button size="lg" onClick={restart}>
              <Trans>Get a new code</Trans>
            </Button>
          )}
          <Link to="/login" className={buttonClass('secondary', 'lg')}>
            <Trans>Use a password instead</Trans>
          </Link>
        </div>
        <p role="status" className="mt-6 min-h-8 text-lg text-ink-soft">
          {name === 'waiting' && state.isOffline && t`${siteName} can’t be reached right now. Trying again…`}
        </p>
      </div>
    </div>
  );
}

function endText(state: TvLoginState): string {
  if (state.name === 'denied') return t`The request was denied on the phone.`;
  if (state.name === 'failed') return failureLine(state.error);
  return t`This code has expired.`;
}

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex gap-5">
    <span aria-hidden className="tabular text-accent-ink">
      {number}
    </span>
    <span className="min-w-0">{children}</span>
  </li>
);

function Instructions({ origin, code }: { origin: string; code: TvCode | null }) {
  const address = `${origin.replace(/^https?:\/\//, '')}/link`;
  return (
    <div className="mt-8 grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_auto] xl:mt-14 xl:gap-20">
      <div>
        <ol className="grid gap-5 text-xl xl:gap-7 xl:text-3xl">
          <Step number={1}>
            <Trans>
              On a phone that’s logged in, scan the QR code or open{' '}
              <span dir="ltr" className="font-semibold break-words">
                {address}
              </span>
            </Trans>
          </Step>
          <Step number={2}>
            <Trans>Check that the phone shows this code, and approve.</Trans>
          </Step>
        </ol>
        <div className="mt-8 h-16 md:h-24 xl:mt-12 xl:h-32" role="status">
          {code ? (
            <p dir="ltr" className="font-mono text-5xl font-bold tracking-widest md:text-7xl xl:text-9xl">
              <span aria-hidden>{formatTvCode(code.userCode)}</span>
              <span className="sr-only">{code.userCode.split('').join(' ')}</span>
            </p>
          ) : (
            <Skeleton className="h-full w-full max-w-2xl" />
          )}
        </div>
      </div>
      <div className="size-56 rounded-lg bg-ivory p-4 xl:size-96 xl:p-6">
        {code && (
          <QRCodeSVG
            value={`${origin}/link#${code.userCode}`}
            bgColor="transparent"
            className="size-full"
            role="img"
            aria-label={t`QR code that opens this code on your phone`}
          />
        )}
      </div>
    </div>
  );
}
