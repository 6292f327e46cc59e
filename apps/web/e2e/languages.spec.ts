import { directionOf, LANGUAGE_PARAM, PSEUDO_LANGUAGE } from '@marquee/core';
import { addresses, inGroups, resolveAddress } from './support/addresses';
import { layoutProblems } from './support/layout';
import { expect, expectAccessible, test } from './support/test';
import { untranslatedTexts } from './support/untranslated';

/** `E2E_LANGUAGES=en-XA,de,ar` opens every page in each of them, on a phone and on a desktop, and asks axe too. */
const asked = process.env.E2E_LANGUAGES?.split(',');
const languages = asked ?? [PSEUDO_LANGUAGE];
const widths = asked ? [390, 1440] : [390];
/** Smallest side of a target (WCAG 2.5.8). */
const LEAST_TARGET = 24;
const AT_ONCE = 8;

for (const language of languages)
  for (const width of widths)
    for (const group of inGroups(addresses, AT_ONCE))
      test(`in ${language}, at ${width} px, all is translated and fits: ${group.join(' ')} [LANGUAGE-02, LANGUAGE-05, LANGUAGE-09]`, async ({
        page,
        request,
        watch,
      }) => {
        test.setTimeout(150_000);
        if (group.includes('/no-such-page')) watch.allow(/404/);
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const address of group)
          await test.step(address, async () => {
            const url = await resolveAddress(request, address);
            await page.goto(`${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`);
            const html = page.locator('html');
            await expect(html).toHaveAttribute('data-hydrated');
            await expect(html).toHaveAttribute('lang', language);
            await expect(html).toHaveAttribute('dir', directionOf(language));
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            await page.waitForLoadState('networkidle');
            if (language === PSEUDO_LANGUAGE) expect.soft(await untranslatedTexts(page)).toEqual([]);
            expect.soft(await page.evaluate(layoutProblems, LEAST_TARGET)).toEqual([]);
            if (asked) await expectAccessible(page, 'everything');
          });
      });
