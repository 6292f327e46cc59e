import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../shared/api';
import { Article } from './article';
import { Contact } from './contact';

export function DmcaPage() {
  const { siteName, mayHostMedia } = useConfig();
  return (
    <Article
      title={t`DMCA`}
      kicker={t`For rights holders`}
      lead={t`${siteName} respects the rights of those who make what it shows. This page explains how to have something taken down.`}
      updated="2026-11-21"
      parts={[
        {
          id: 'where',
          number: 1,
          title: t`Find out where the material is`,
          body: mayHostMedia ? (
            <p>
              <Trans>
                A stream on {siteName} comes from the server in its URL. If that’s this site’s own address, its operator
                can remove the material. If not, removing a link here doesn’t remove the material there, so write to
                whoever runs that server as well.
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                {siteName} hosts no media files. A stream comes from the server in its URL, and removing a link here
                doesn’t remove the material there. Write to whoever runs that server as well. This site can take down
                links, pictures and texts.
              </Trans>
            </p>
          ),
        },
        {
          id: 'notice',
          number: 2,
          title: t`What a notice must include`,
          body: (
            <>
              <p>
                <Trans>We can act on a notice under 17 U.S.C. § 512(c)(3) if it includes all of this:</Trans>
              </p>
              <ol>
                <li>
                  <Trans>the work that is infringed, or a list if there are several;</Trans>
                </li>
                <li>
                  <Trans>the full URL of each page on this site that you want changed;</Trans>
                </li>
                <li>
                  <Trans>your name, postal address, telephone number and email address;</Trans>
                </li>
                <li>
                  <Trans>
                    the statement that you believe in good faith that the use is not authorized by the owner, its agent
                    or the law;
                  </Trans>
                </li>
                <li>
                  <Trans>
                    the statement, under penalty of perjury, that the notice is accurate and that you are the owner or
                    may act for the owner;
                  </Trans>
                </li>
                <li>
                  <Trans>your signature; a typed one is enough.</Trans>
                </li>
              </ol>
              <p>
                <Trans>Outside the United States, send the same and name the law you’re relying on.</Trans>
              </p>
            </>
          ),
        },
        {
          id: 'after',
          number: 3,
          title: t`What happens then`,
          body: (
            <p>
              <Trans>
                The operator removes or blocks what a complete notice names, as soon as that can reasonably be done, and
                passes the notice on to whoever posted it where that is known. Knowingly false notices can make their
                sender liable for damages.
              </Trans>
            </p>
          ),
        },
        {
          id: 'counter',
          number: 4,
          title: t`If something of yours was removed by mistake`,
          body: (
            <p>
              <Trans>
                Send a counter-notice: what was removed and where it was; the statement, under penalty of perjury, that
                you believe in good faith that it was removed by mistake; your name and address; your consent to the
                jurisdiction of the court at your address; and your signature.
              </Trans>
            </p>
          ),
        },
        { id: 'contact', title: t`Where to send it`, body: <Contact subject={t`DMCA notice`} /> },
      ]}
    />
  );
}
