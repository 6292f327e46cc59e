import type { Page } from '@playwright/test';
import { fineStatus } from '../src/testing/fine-status';
import { createAccount, newName } from './support/accounts';
import { createMediaProvider } from './support/media-provider';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './support/test';
import { popular } from './support/titles';

const secret = 's'.repeat(32);
const provider = createMediaProvider([
  'Films/A Trip to the Moon (1902).mp4',
  'Films/Home video.mp4',
  'Films/A Trip to the Moon (1902)-trailer.mp4',
]);
let origin: string;
/** A file that was copied a moment ago is served once it rests. */
async function start(): Promise<void> {
  origin = await provider.start({ PROVIDER_SECRET: secret });
  const status = async () => (await fetch(`${origin}/library`)).json();
  await expect.poll(status).toMatchObject({ files: { movies: 2 } });
}
// One provider for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(start);
test.afterAll(() => provider.remove());

/** Stands for the API, which passes an operator's requests on with the secret and refuses all others. */
async function beOperator(page: Page): Promise<void> {
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isOperator: true } });
  });
  await page.route('**/api/operator/status', (route) => route.fulfill({ json: fineStatus }));
  await page.route('**/api/operator/folders', (route) =>
    route.fulfill({ json: { fixedBy: 'MEDIA_DIR', folders: [] } }),
  );
  await page.route(/\/api\/operator\/library/, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const answer = await fetch(`${origin}${pathname.replace('/api', '')}${search}`, {
      method: request.method(),
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: request.postData(),
    });
    await route.fulfill({ status: answer.status, json: await answer.json() });
  });
}

const files = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const isRead = (page: Page) => expect(page.getByText('All of them have been read.', { exact: false })).toBeVisible();

test('operators see what was matched and why a file was not, and find the title to match it with by keyboard [LIBRARY-12]', async ({
  page,
}) => {
  const [film] = await popular(page.request, 'movie');
  if (!film) throw new Error('the instance lists no film');
  await beOperator(page);
  await createAccount(page, newName('op'));
  await page.goto('/operator?tab=library');
  await isRead(page);

  const states = page.getByRole('tablist', { name: 'Files' });
  await expect(states.getByRole('tab', { selected: true })).toHaveText('Not played · 1');
  await expect(files(page)).toContainText([
    'The name has no year, so it could be more than one movie. Add the year, or match it manually.',
  ]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('tab', { name: 'Recognized by name · 1' }).click();
  await expect(files(page)).toContainText(['A Trip to the Moon (1902)']);
  await page.getByRole('tab', { name: 'Extras · 1' }).click();
  await expect(files(page)).toContainText(['Trailers and other extras don’t play.']);

  await page.getByRole('tab', { name: 'Not played · 1' }).click();

  // By keyboard alone: the button, the search.
  const match = page.getByRole('button', { name: 'Match Home video.mp4' });
  await match.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Match manually' });
  const search = dialog.getByRole('searchbox', { name: 'Find a movie or series' });
  await expect(search).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(film.name);
  const found = dialog.getByRole('button', { name: film.name }).first();
  await expect(found).toBeVisible();
  await expectAccessible(page);
});
