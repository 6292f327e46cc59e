import { newName, signUp } from './support/accounts';
import { expect, test } from './support/test';

test('a passkey is added, and logs in from the suggestions for the username and by the button [PASSKEY-01]', async ({
  page,
  context,
  watch,
}) => {
  // What the page asked before it was left is answered after the log-out.
  watch.allow(/401.*\/api\//);
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const answersAlone = (enabled: boolean) =>
    devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const username = newName('key');
  await signUp(page, username);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Rename “/ })).toBeVisible();

  const leave = async () => {
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await page.getByRole('button', { name: 'Keep it here' }).click();
  };
  // The authenticator chooses the suggestion by itself, perhaps before the log-in page is looked at.
  const entered = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/passkey') && answer.ok());
  await leave();
  await entered;
  await expect(page).toHaveURL(/\/account\?tab=account$/);

  // In a browser without suggestions there is the button.
  await answersAlone(false);
  await leave();
  await expect(page).toHaveURL(/\/login/);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto('/login');
  await answersAlone(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/account\?tab=account$/);
});
