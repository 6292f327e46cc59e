import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './support/test';
import { popular } from './support/titles';

test('a stream is saved as one file through a signed link, and a changed link says why it does not work [DOWNLOAD-01]', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/\/api\/downloads\/check/);
  // Without a place on the disk to ask for, as in most browsers: the file is collected and saved at the end.
  await context.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Download' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Save as one file' }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await expectAccessibleInBothThemes(page);

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(film?.name ?? '');
  await page
    .getByLabel('Quality')
    .selectOption({ label: (await page.getByLabel('Quality').locator('option').last().textContent()) ?? '' });
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as one file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.mp4$/);
  await expect(page.getByText(/^Saved, \d/)).toBeVisible();
  const path = await download.path();
  // The joined file is a film of its own: the browser plays its picture and knows its length.
  const { readFile } = await import('node:fs/promises');
  const base64 = (await readFile(path)).toString('base64');
  const facts = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    return { height: video.videoHeight };
  }, base64);
  expect(facts.height).toBe(360);

  await page.goto(address.slice(0, -4));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This download link doesn’t work');
  await expectAccessible(page);
});
