import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { encodeMatroska } from '../testing/encode-matroska';
import { pgsDisplaySet } from '../testing/pgs-encoder';
import { imageChunk } from './overlays/image-layer';
import { button, noIntro, open, pass, press, set } from './player-test-kit';
import { defaultPreferences } from './player-props';

const white = [235, 128, 128, 255] as const;
const track = encodeMatroska('S_HDMV/PGS', [
  { startSec: 10, data: pgsDisplaySet([{ x: 600, y: 900, width: 720, height: 60, color: white }]).flat() },
  { startSec: 12, data: pgsDisplaySet([]).flat() },
]);
const images = { id: 't3', language: 'en', label: 'English', url: 'https://p.example/t3.mks', type: 'images' as const };
const text = { id: 'e0', language: 'de', label: 'Deutsch', url: 'https://p.example/e0.vtt', type: 'vtt' as const };
const result = { ...noIntro, stream: { ...noIntro.stream, captions: [text, { ...images, pieceSec: 60 }] } };
const english = { ...defaultPreferences, subtitleLanguage: 'en' };
const canvas = () => document.querySelector<HTMLCanvasElement>('.mq-player__images');

const putImageData = jest.fn();
beforeAll(() => {
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ putImageData }) });
  Object.assign(globalThis, {
    ImageData: class {
      constructor(
        readonly data: Uint8ClampedArray,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  });
  return imageChunk.load();
});
afterEach(() => void putImageData.mockClear());

describe('image subtitles', () => {
  const asked: string[] = [];
  const captionFetch = async (url: string): Promise<Response> => {
    asked.push(url);
    // jsdom lacks Response.
    return { ok: true, status: 200, arrayBuffer: async () => track.slice().buffer } as Response;
  };
  afterEach(() => void asked.splice(0));

  it('are chosen by the remembered language, and painted where the disc has them [SUBTITLE-12]', async () => {
    const { engine } = await open({ captions: { fetch: captionFetch }, sources: [result], preferences: english });
    set(engine, { positionSec: 11, paused: true });
    await pass(20);
    expect(asked).toEqual(['https://p.example/t3.mks?piece=0']);
    expect(putImageData).toHaveBeenLastCalledWith(expect.objectContaining({ width: 720, height: 60 }), 600, 900);
    expect([canvas()?.width, canvas()?.height, canvas()?.hidden]).toEqual([1920, 1080, false]);
    expect(canvas()?.dataset.place).toBe('bottom');
    set(engine, { positionSec: 12.5 });
    expect(canvas()?.hidden).toBe(true);
  });

  it('stand in the menu beside texts, and move with the delay [SUBTITLE-12]', async () => {
    const { engine } = await open({ captions: { fetch: captionFetch }, sources: [result] });
    expect(canvas()).toBeNull();
    fireEvent.click(button('Subtitles'));
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'English (images)' }));
    set(engine, { positionSec: 9.9, paused: true });
    await pass(20);
    expect(canvas()?.hidden).toBe(true);
    fireEvent.click(button('Subtitles'));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Timing…' }));
    await pass(20);
    fireEvent.click(button('0.2 s earlier'));
    expect(canvas()?.hidden).toBe(false);
    // There is no text to search for.
    expect(screen.queryByLabelText('Find a line')).toBeNull();
    press('c');
    expect(canvas()).toBeNull();
  });

  it('cannot be a second language: only text can be below another', async () => {
    await open({
      captions: { fetch: captionFetch },
      sources: [result],
      preferences: { ...defaultPreferences, subtitleLanguage: 'de' },
    });
    await pass(20);
    fireEvent.click(button('Subtitles'));
    expect(screen.queryByRole('menuitem', { name: /Second language/ })).toBeNull();
  });

  it('that cannot be loaded say so', async () => {
    await open({
      captions: { fetch: () => Promise.reject(new Error('gone')) },
      sources: [result],
      preferences: english,
    });
    await pass(20);
    expect(screen.getByText('The subtitles couldn’t be loaded.')).toBeTruthy();
  });
});
