import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { Article } from './article';
import { Contact } from './contact';

export function DisclaimerPage() {
  const { siteName, metadata, mayHostMedia } = useConfig();
  return (
    <Article
      title={t`Disclaimer`}
      kicker={t`What this site is, and what it isn’t`}
      lead={
        mayHostMedia
          ? t`${siteName} is a guide and a player.`
          : t`${siteName} is a guide and a player. It isn’t a library of movies.`
      }
      updated="2026-11-21"
      parts={[
        {
          id: 'hosting',
          title: mayHostMedia ? t`Where the media comes from` : t`No media is part of this site`,
          body: mayHostMedia ? (
            <p>
              <Trans>
                {siteName} comes without any movies, series or episodes. What plays was added by its operator, or comes
                from sources that its operator or you connected, such as a media server or a URL you pasted in. Whoever
                serves something is responsible for it and for having the right to serve it.
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                {siteName} itself stores no movies, series or episodes. What plays comes from sources that its operator
                or you connected: a video server, your own media server, or a URL you pasted in. Each of them is
                responsible for what it serves and for having the right to serve it.
              </Trans>
            </p>
          ),
        },
        {
          id: 'information',
          title: t`Details can be wrong`,
          body: (
            <>
              <p>
                {metadata.mode === 'tmdb'
                  ? t`Titles, descriptions, dates, ratings and pictures come from TMDB, where many people edit them together. Where to watch comes from JustWatch. This product uses the TMDB API but is not endorsed or certified by TMDB.`
                  : t`Titles, descriptions and dates come from an open catalog that is built into the site, and the posters were drawn for it. They’re meant to help you find something to watch, not to be quoted.`}
              </p>
              <p>
                <Trans>
                  The operator passes them on as they are and does not promise that they are complete, current or right.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'links',
          title: t`Links lead to places run by others`,
          body: (
            <p>
              <Trans>
                A link isn’t a recommendation. Once you follow one, the other site’s rules apply, and neither {siteName}{' '}
                nor its operator is responsible for what happens there.
              </Trans>
            </p>
          ),
        },
        {
          id: 'marks',
          title: t`Names and marks`,
          body: (
            <p>
              <Trans>
                Names of movies, services and companies belong to their owners. They appear here to identify a title or
                a service, which doesn’t imply any connection with them.
              </Trans>
            </p>
          ),
        },
        {
          id: 'liability',
          title: t`Your own judgment`,
          body: (
            <p>
              <Trans>
                Whether you may watch or download a title where you are is for you to judge. As far as the law allows,
                the operator is not liable for damage that comes from using {siteName} or from relying on it. See also
                the <Link to="/tos">terms</Link>.
              </Trans>
            </p>
          ),
        },
        {
          id: 'contact',
          title: t`See something that isn’t right?`,
          body: <Contact subject={t`A note about ${siteName}`} />,
        },
      ]}
    />
  );
}
