import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Guide } from '@marquee/core/contracts';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { linksTo } from '../../page-titles';
import { useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { Button, buttonClass, CopyButton, Spinner } from '../../shared/ui';
import { TokenField } from './token-field';
import type { TokenForm } from './use-token-form';

export function AccountStep() {
  const { siteName, providers } = useConfig();
  const server = providers[0]?.name;
  const isLoggedIn = useAppSelector(selectUser) !== null;
  const links = isLoggedIn ? [] : linksTo('signup', 'login');
  return (
    <>
      <p>
        {server ? (
          <span>
            <Trans>
              4K needs a personal token from the video server ({server}). Some servers ask you to create an account with
              them first. The one built into this site doesn’t.
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>
              4K needs a personal token from the video server. Some servers ask you to create an account with them
              first. The one built into this site doesn’t.
            </Trans>
          </span>
        )}
      </p>
      <p>
        <Trans>
          An account on {siteName} is optional. With one, your token syncs to your other devices, encrypted. Without
          one, it stays in this browser.
        </Trans>
      </p>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {links.map(({ href, label }) => (
            <Link key={href} to={href} className={buttonClass('secondary')}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

/** Where to get a token: the operator's extension, or a page of the provider. */
function TokenOrigin({ guide }: { guide: Guide | undefined }) {
  const { extensionUrl, tokenPageUrl } = guide ?? {};
  if (!extensionUrl && !tokenPageUrl)
    return <p>{t`Copy your token from your account with the video server, then paste it here.`}</p>;
  return (
    <>
      <p>
        {extensionUrl
          ? t`Copy the link to the browser extension, open it in a new tab and install it. It gets your token from the server’s site.`
          : t`Copy the link, open it in a new tab, and copy the token shown there.`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton
          text={extensionUrl ?? tokenPageUrl ?? ''}
          label={extensionUrl ? t`Copy extension link` : t`Copy token page link`}
        />
        {tokenPageUrl && (
          <a href={tokenPageUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
            {t`Open the token page`} <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">{t`(new tab)`}</span>
          </a>
        )}
      </div>
    </>
  );
}

export const TokenStep = ({ form, guide }: { form: TokenForm; guide: Guide | undefined }) => (
  <>
    <TokenOrigin guide={guide} />
    <TokenField form={form} />
    <Button variant="secondary" disabled={form.busy !== null} onClick={() => void form.test()}>
      {form.busy === 'test' && <Spinner />}
      <span>{t`Test your token`}</span>
    </Button>
  </>
);

export const SubmitStep = ({ form }: { form: TokenForm }) => (
  <>
    <p>{t`Submit your token to the video server to turn on 4K. It’s saved in this browser.`}</p>
    <TokenField form={form} />
    <Button disabled={form.busy !== null} onClick={() => void form.submit()}>
      {form.busy === 'submit' && <Spinner />}
      <span>{t({ message: 'Submit', context: 'verb' })}</span>
    </Button>
  </>
);
