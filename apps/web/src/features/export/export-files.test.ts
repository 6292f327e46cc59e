import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Blob as NodeBlob } from 'node:buffer';
import { listenToToasts } from '../../shared/ui/toast/toast-channel';
import { offerFormat } from './export-files';

// jsdom's Blob cannot be read.
const JsdomBlob = globalThis.Blob;
beforeAll(() => void (globalThis.Blob = NodeBlob as unknown as typeof Blob));
afterAll(() => void (globalThis.Blob = JsdomBlob));
afterEach(() => void jest.restoreAllMocks());

it('an archive offline says that it waits, and is made once the network is back', async () => {
  const toasts: string[] = [];
  listenToToasts(({ message }) => toasts.push(message));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offered = offerFormat('trakt', [], 0);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(toasts).toEqual(['You’re offline. This opens as soon as you’re back online.']);
  jest.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  expect((await offered).files.map(({ name }) => name)).toEqual(['trakt.zip']);
});
