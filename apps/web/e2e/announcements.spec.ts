import { expect, expectAccessibleInBothThemes, test } from './support/test';

test("a modal's HTML is sanitised, and is legible on the operator's colour", async ({ page, watch }) => {
  // The policy tells of the handler while the text is read into a document that never runs.
  watch.allow(/script-src-attr/);
  const html =
    '<p>Read <a href="https://example.org/news">the news</a>, not <a href="javascript:alert(1)">this</a>.</p><img src="x" onerror="document.title=\'broken in\'"><script>document.title="broken in"</script>';
  const modal = { id: 'html', title: 'News', content: 'News', priority: 1, repeat: 'never', html, bgColor: '#ffe9a8' };
  await page.route('**/modalData.json', (route) => route.fulfill({ json: [modal] }));
  await page.goto('/faq');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'the news' })).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('link')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await expect(page).toHaveTitle(/FAQ/);
});
