import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findChromium } from './src/find-chromium.mjs';

const before = process.env.CHROMIUM_PATH;
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-chromium-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
});

it('says why an installed Chromium does not start', async () => {
  const path = join(folder, 'chromium');
  writeFileSync(path, '#!/bin/sh\necho "libnspr4.so: cannot open shared object file" >&2\nexit 127\n');
  chmodSync(path, 0o755);
  process.env.CHROMIUM_PATH = path;
  expect(await findChromium()).toEqual({
    problem: `${path} does not start: libnspr4.so: cannot open shared object file`,
  });
});
