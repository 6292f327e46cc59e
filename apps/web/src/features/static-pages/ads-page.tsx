import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { buttonClass } from '../../shared/ui';
import { Article } from './article';

/** Why there are ads, linked from every slot (INFO-03). `reach` says how many see them. */
export function AdsPage({ reach }: { reach: ReactNode }) {
  const { siteName, ads } = useConfig();
  return (
    <Article
      title="Why We Now Have Ads"
      kicker="How ads pay for this site"
      lead="Servers, domain names and bandwidth cost the same whether a site is free or not. This is how the bill is paid."
      parts={[
        {
          id: 'why',
          title: 'Why',
          body: (
            <p>
              {siteName} charges nobody and sells nothing about you. What it costs to run has to come from somewhere:
              from <Link to="/donate">donations</Link>, and, where they are not enough, from a few ads by sponsors who
              asked to be here.{' '}
              {ads
                ? 'At the moment there are some.'
                : 'At the moment there are none on this site; this page says what would be shown if there were.'}
            </p>
          ),
        },
        {
          id: 'what',
          title: 'Ad guidelines',
          body: (
            <ul>
              <li>A picture with a link, in a place of its own, marked as an ad.</li>
              <li>Nothing that runs code, opens windows, makes a sound, covers the page or follows you around.</li>
              <li>No ads in the player, before a movie or in the middle of one.</li>
              <li>Close one and it stays away for the rest of the day.</li>
            </ul>
          ),
        },
        {
          id: 'privacy',
          title: 'What a sponsor learns',
          body: (
            <p>
              Which ad you see is drawn by your own browser. Nobody is told who you are or what you watch. Your browser
              loads the picture from the sponsor’s server, without saying which page it is on; a sponsor sees more only
              when you follow the link.
            </p>
          ),
        },
        {
          id: 'help',
          title: 'Two ways to help',
          body: (
            <>
              <p>The more people give, the fewer ads there have to be. And a good sponsor is welcome.</p>
              {reach}
              <p className="flex flex-wrap gap-3 [&_a]:no-underline">
                <Link to="/donate" className={`${buttonClass('primary')} !text-on-accent`}>
                  Donate
                </Link>
                <Link to="/partners/submit" className={`${buttonClass('secondary')} !text-ink`}>
                  Advertise here
                </Link>
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
