import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { buttonClass } from '../../shared/ui';
import { Article } from './article';

/** Explains why there are ads; linked from every slot (INFO-03). `reach` shows the number of views. */
export function AdsPage({ reach }: { reach: ReactNode }) {
  const { siteName, ads } = useConfig();
  return (
    <Article
      title={t`Why We Now Have Ads`}
      kicker={t`How ads pay for this site`}
      lead={t`Servers, domain names and bandwidth cost the same whether a site is free or not. This is how we pay for them.`}
      parts={[
        {
          id: 'why',
          title: t`Why`,
          body: (
            <p>
              <Trans>
                {siteName} doesn’t charge anyone and doesn’t sell anything about you. The money to run it comes from{' '}
                <Link to="/donate">donations</Link> and, if they aren’t enough, from a few ads by sponsors who asked to
                be here.
              </Trans>{' '}
              <span>
                {ads
                  ? t`This site is showing ads at the moment.`
                  : t`This site has no ads at the moment. This page describes what you’d see if it did.`}
              </span>
            </p>
          ),
        },
        {
          id: 'what',
          title: t`Ad guidelines`,
          body: (
            <ul>
              <li>
                <Trans>A picture with a link, in its own space, labeled as an ad.</Trans>
              </li>
              <li>
                <Trans>
                  Nothing that runs code, opens windows, makes a sound, covers the page or follows you around.
                </Trans>
              </li>
              <li>
                <Trans>No ads in the player, before a movie or in the middle of one.</Trans>
              </li>
              <li>
                <Trans>Close one and it stays away for the rest of the day.</Trans>
              </li>
            </ul>
          ),
        },
        {
          id: 'privacy',
          title: t`What a sponsor learns`,
          body: (
            <p>
              <Trans>
                Your browser picks the ad you see. Nobody is told who you are or what you watch. Your browser loads the
                picture from the sponsor’s server without saying which page it’s on. A sponsor only learns more if you
                follow the link.
              </Trans>
            </p>
          ),
        },
        {
          id: 'help',
          title: t`Two ways to help`,
          body: (
            <>
              <p>
                <Trans>The more people donate, the fewer ads we need. Good sponsors are welcome too.</Trans>
              </p>
              {reach}
              <p className="flex flex-wrap gap-3 [&_a]:no-underline">
                <Link to="/donate" className={`${buttonClass('primary')} !text-on-accent`}>
                  {t({ message: 'Donate', context: 'verb' })}
                </Link>
                <Link to="/partners/submit" className={`${buttonClass('secondary')} !text-ink`}>
                  {t`Advertise here`}
                </Link>
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
