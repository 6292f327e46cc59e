/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { describeSourceAdapter } from '../testing/adapter-contract';
import { createShelfAdapter } from '../testing/example-adapter';
import { jsonResponse } from '../testing/fake-fetch';
import { sampleMovie } from '../testing/sample-requests';

const url = 'https://shelf.example/films.json';
const shelf = (video: string) => () => jsonResponse({ films: { [sampleMovie.tmdbId]: { video } } });

describeSourceAdapter(
  'the example of the documentation',
  {
    create: (fetch) => createShelfAdapter(url, fetch),
    server: shelf('https://shelf.example/film.mp4'),
    found: { movie: sampleMovie },
    missing: { movie: { ...sampleMovie, tmdbId: 1 } },
    tainted: { 'address of the home network': shelf('http://192.168.1.1/reboot') },
  },
  { describe, it },
);

it('is printed in the documentation as it runs here [SOURCE-01]', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const documentation = await readFile(join(root, 'docs/sources.md'), 'utf8');
  const example = await readFile(join(import.meta.dirname, '../testing/example-adapter.ts'), 'utf8');
  expect(documentation).toContain(`\`\`\`ts\n${example}\`\`\``);
});
