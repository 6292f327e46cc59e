import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { CaptionFetch } from '../captions/load-captions';
import { button, open, pass, set } from './player-test-kit';

const body = (text: string) => new TextEncoder().encode(`WEBVTT\n\n00:10.000 --> 00:20.000\n${text}\n`).buffer;
const lines = () => [...document.querySelectorAll('.mq-player__cue')].map((cue) => cue.textContent);
const choose = (name: string) => {
  fireEvent.click(button('Subtitles'));
  fireEvent.click(screen.getByRole('menuitemradio', { name }));
};

/** A film with English subtitles on, whose file has been answered but is still being read. */
async function reading() {
  let arrive: ((bytes: ArrayBuffer) => void) | undefined;
  const english = new Promise<ArrayBuffer>((resolve) => (arrive = resolve));
  const captionFetch: CaptionFetch = (url) => {
    const arrayBuffer = () => (url.endsWith('en.vtt') ? english : Promise.resolve(body('Hola')));
    return Promise.resolve({ ok: true, arrayBuffer } as Response);
  };
  const { engine } = await open({ captions: { fetch: captionFetch } });
  choose('English');
  set(engine, { positionSec: 15, paused: true });
  const finish = async () => {
    act(() => arrive?.(body('Hello')));
    await pass(20);
  };
  return { finish };
}

it('subtitles that were turned off stay off when their file has been read', async () => {
  const { finish } = await reading();
  choose('Off');
  await finish();
  expect(lines()).toEqual([]);
});

it('subtitles of another language stay when the file of the previous one has been read', async () => {
  const { finish } = await reading();
  choose('Español');
  await pass(20);
  expect(lines()).toEqual(['Hola']);
  await finish();
  expect(lines()).toEqual(['Hola']);
});
