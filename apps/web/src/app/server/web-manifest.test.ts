import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { translateManifest } from './web-manifest';

const manifest = readFileSync(join(import.meta.dirname, '../../../public/manifest.webmanifest'), 'utf8');

it('the web app manifest of the build is the English one', async () => {
  expect(JSON.parse(await translateManifest(manifest, 'en'))).toEqual({ ...JSON.parse(manifest), dir: 'ltr' });
});

it('the web app manifest names its language and direction; the app’s name stays [LANGUAGE-05]', async () => {
  expect(JSON.parse(await translateManifest(manifest, 'ar'))).toMatchObject({
    name: 'Marquee',
    lang: 'ar',
    dir: 'rtl',
  });
});
