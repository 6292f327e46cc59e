import { expect, type Page } from '@playwright/test';

/** Stands for somebody who starts the browser anew: nobody has said who is watching. */
export const startAnew = (page: Page) => page.context().clearCookies({ name: 'profile_chosen' });
export const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** A second profile on a device without an account. */
export async function addProfile(page: Page, name: string, { isKid = false } = {}): Promise<void> {
  await open(page, '/profiles/manage');
  await page.getByRole('link', { name: 'Add profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  if (isKid) {
    await page.getByRole('combobox', { name: 'Highest rating' }).selectOption('PG');
    await page.getByRole('switch', { name: 'Allow its own sources and URLs' }).click();
  }
  await page.getByRole('button', { name: 'Add profile' }).click();
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible();
}

export async function setOwnerPin(page: Page, pin: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit Me' }).click();
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByText('PIN set')).toBeVisible();
}

/** Goes over to a profile and waits until the page is its own. */
export async function watchAs(page: Page, name: string): Promise<void> {
  await open(page, '/profiles');
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await hydrated(page);
}
