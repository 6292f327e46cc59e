import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Bookmark, Clock, MonitorSmartphone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { i18n } from '../../../shared/i18n';

interface AuthLayoutProps {
  heading: string;
  text: string;
  aside?: ReactNode;
  children: ReactNode;
}

const promises: { icon: LucideIcon; text: MessageDescriptor }[] = [
  { icon: Bookmark, text: msg`Your bookmarks on every device, online or offline.` },
  { icon: Clock, text: msg`Pick up where you left off.` },
  { icon: MonitorSmartphone, text: msg`Your settings and 4K token sync too.` },
];

/** Layout of login, sign-up and password reset: the form, beside what an account is for. */
export const AuthLayout = ({ heading, text, aside, children }: AuthLayoutProps) => (
  <div className="page-x grid min-h-[calc(100svh-var(--header-height))] items-center gap-x-20 gap-y-14 py-12 lg:grid-cols-[minmax(0,28rem)_minmax(0,32rem)] lg:justify-center lg:py-20">
    <div>
      <h1 className="display text-4xl md:text-5xl">{heading}</h1>
      <p className="mt-4 mb-8 text-ink-soft">{text}</p>
      {children}
    </div>
    <div className="flex flex-col gap-10">
      {aside}
      <ul aria-label={t`What you get with an account`} className="grid gap-4 text-ink-soft">
        {promises.map(({ icon: Icon, text: promise }) => (
          <li key={promise.message} className="flex items-center gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-accent-ink">
              <Icon aria-hidden className="size-5" />
            </span>
            {i18n._(promise)}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
