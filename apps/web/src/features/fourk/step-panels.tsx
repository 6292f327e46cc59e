import type { Guide } from '@marquee/core/contracts';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { linksTo } from '../../pages';
import { useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { Button, buttonClass, CopyButton, Spinner } from '../../shared/ui';
import { TokenField } from './token-field';
import type { TokenForm } from './use-token-form';

export function AccountStep() {
  const { siteName, providers } = useConfig();
  const provider = providers[0]?.name;
  const isLoggedIn = useAppSelector(selectUser) !== null;
  const links = isLoggedIn ? [] : linksTo('signup', 'login');
  return (
    <>
      <p>
        4K needs a personal token of the stream provider{provider && ` (${provider})`}. Some providers want an account
        of their own before they hand one out; the one that comes with this software does not.
      </p>
      <p>
        An account on {siteName} is optional. With one, the token follows you to your other devices, stored encrypted;
        without one it stays in this browser.
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

/** Where a token comes from: the operator's extension, or a page on which the provider hands it out. */
function TokenOrigin({ guide }: { guide: Guide | undefined }) {
  const { extensionUrl, tokenPageUrl } = guide ?? {};
  if (!extensionUrl && !tokenPageUrl)
    return <p>Copy your token from your account with the stream provider, then paste it here.</p>;
  return (
    <>
      <p>
        {extensionUrl
          ? 'Copy the link of the browser extension, open it in a new tab and install it. It reads your token from the provider’s site.'
          : 'Copy the link, open it in a new tab, and copy the token that the provider shows you there.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton
          text={extensionUrl ?? tokenPageUrl ?? ''}
          label={extensionUrl ? 'Copy extension link' : 'Copy token page link'}
        />
        {tokenPageUrl && (
          <a href={tokenPageUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
            Open the token page <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">(new tab)</span>
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
      Test your token
    </Button>
  </>
);

export const SubmitStep = ({ form }: { form: TokenForm }) => (
  <>
    <p>Submitting hands the token to the stream provider and keeps it in this browser. From then on 4K is offered.</p>
    <TokenField form={form} />
    <Button disabled={form.busy !== null} onClick={() => void form.submit()}>
      {form.busy === 'submit' && <Spinner />}
      Submit
    </Button>
  </>
);
