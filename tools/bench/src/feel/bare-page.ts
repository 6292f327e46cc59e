import type { Page } from 'playwright-core';
import { openEmptyPage } from '../browser';
import type { Product } from '../product';

interface Listed {
  results: { id: number; title: string }[];
}

const PAGES = 25;

/** Films of the instance, from its lists. */
export async function titlesOf({ url }: Product): Promise<string[]> {
  const lists = Array.from({ length: PAGES }, async (_, index) => {
    const answer = await fetch(`${url}/api/tmdb/3/discover/movie?page=${index + 1}`);
    return ((await answer.json()) as Listed).results.map(({ title }) => title);
  });
  return (await Promise.all(lists)).flat();
}

interface BareOptions {
  titles: readonly string[];
  /** Delay between the last key and the search. */
  waitMs: number;
}

/**
 * A page of native elements: a field over a list filtered by `Array.filter`, with the same delay; a `details` menu, a
 * checkbox for the theme and for each card. It sends no requests.
 */
export async function openBarePage(page: Page, { url }: Product, options: BareOptions): Promise<void> {
  await openEmptyPage(page, url);
  await page.evaluate(
    ([names, wait]) => {
      document.body.innerHTML = `<details><summary>Options</summary><p>Opened</p></details>
        <label><input type="checkbox" id="theme">Dark mode</label>
        <input type="search" aria-label="Search"><ul id="found"></ul>
        <ul>${names.map((name) => `<li>${name}<label><input type="checkbox">Bookmark</label></li>`).join('')}</ul>`;
      document.querySelector('#theme')?.addEventListener('change', () => {
        document.documentElement.style.colorScheme =
          document.documentElement.style.colorScheme === 'dark' ? 'light' : 'dark';
      });
      const field = document.querySelector<HTMLInputElement>('input[type="search"]');
      const list = document.querySelector('#found');
      let waiting = 0;
      field?.addEventListener('input', () => {
        clearTimeout(waiting);
        if (list && field.value === '') list.innerHTML = '';
        waiting = window.setTimeout(() => {
          const query = field.value.toLowerCase();
          const found = query === '' ? [] : names.filter((name) => name.toLowerCase().includes(query));
          if (list) list.innerHTML = found.map((name) => `<li>${name}</li>`).join('');
        }, wait);
      });
    },
    [options.titles, options.waitMs] as const,
  );
}
