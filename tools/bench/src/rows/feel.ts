import type { Browser } from 'playwright-core';
import { interactionRows } from '../feel/interactions';
import { navigationRows } from '../feel/navigation';
import { typingRows } from '../feel/typing';
import type { Product } from '../product';
import type { Row } from '../row';

/** The site's responsiveness: typing, pressing, navigating. */
export async function feelRows(browser: Browser, product: Product): Promise<Row[]> {
  return [
    ...(await typingRows(browser, product)),
    ...(await interactionRows(browser, product)),
    ...(await navigationRows(browser, product)),
  ];
}
