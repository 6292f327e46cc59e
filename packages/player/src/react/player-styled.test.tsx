import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { styledChunk } from './overlays/styled-layer';
import { button, noIntro, open, pass, press, set } from './player-test-kit';
import { defaultPreferences } from './player-props';

const script = [
  '[Script Info]',
  'PlayResX: 1280',
  'PlayResY: 720',
  '[V4+ Styles]',
  'Format: Name, Fontname, Fontsize',
  'Style: Default,Sign Sans,40',
  '[Events]',
  'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
  'Dialogue: 0,0:00:10.00,0:00:12.00,Default,,0,0,0,,{\\pos(100,200)}Bakery',
].join('\n');
const vtt = 'WEBVTT\n\n00:10.000 --> 00:12.000\nBakery\n';
const fonts = {
  fonts: [
    { url: 'https://p.example/0.ttf', names: ['Sign Sans'], weight: 700, isItalic: true, bytes: 9 },
    { url: 'https://p.example/1.ttf', names: ['Unused'], weight: 400, isItalic: false, bytes: 9 },
  ],
};
const styled = { url: 'https://p.example/t2.ass', fonts: 'https://p.example/fonts.json' };
const caption = {
  id: 't2',
  language: 'en',
  label: 'English',
  url: 'https://p.example/t2.vtt',
  type: 'vtt' as const,
  styled,
};
const result = { ...noIntro, stream: { ...noIntro.stream, captions: [caption] } };
const english = { ...defaultPreferences, subtitleLanguage: 'en' };
const drawn = () => document.querySelector('.mq-player__styled .ASS-dialogue');
const plain = () => document.querySelector('.mq-player__captions');

interface Face {
  family: string;
  source: unknown;
  descriptors?: unknown;
}
const faces = new Set<Face>();
beforeAll(() => {
  class FakeFace implements Face {
    constructor(
      readonly family: string,
      readonly source: unknown,
      readonly descriptors?: unknown,
    ) {}
    load = () => Promise.resolve(this);
  }
  // jsdom lacks these.
  Object.assign(globalThis, {
    FontFace: FakeFace,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  Object.assign(globalThis, { TextMetrics: { prototype: { fontBoundingBoxAscent: 0 } } });
  Object.assign(window, { CSS: {} });
  Object.assign(HTMLElement.prototype, { getAnimations: () => [] });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ measureText: () => ({ fontBoundingBoxAscent: 9, fontBoundingBoxDescent: 1 }) }),
  });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 1280, configurable: true });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { get: () => 720, configurable: true });
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true });
  return styledChunk.load();
});

describe('subtitles with styles', () => {
  const asked: string[] = [];
  const bodies: Record<string, string> = {
    'https://p.example/t2.ass': script,
    'https://p.example/t2.vtt': vtt,
    'https://p.example/fonts.json': JSON.stringify(fonts),
  };
  const captionFetch = async (url: string): Promise<Response> => {
    asked.push(url);
    const bytes = new TextEncoder().encode(bodies[url] ?? 'font');
    // jsdom lacks Response.
    return {
      ok: true,
      status: 200,
      arrayBuffer: async () => bytes.slice().buffer,
      json: async () => fonts,
    } as Response;
  };
  afterEach(() => void asked.splice(0));

  it('are drawn with the fonts that they name, and leave nothing behind [SUBTITLE-13]', async () => {
    const { engine } = await open({ captions: { fetch: captionFetch }, sources: [result] });
    press('c');
    await pass(50);
    set(engine, { positionSec: 11, paused: true });
    await pass(20);
    expect(drawn()?.textContent).toBe('Bakery');
    expect(plain()?.hasAttribute('data-styled')).toBe(true);
    expect(asked.filter((url) => url.endsWith('.ttf'))).toEqual(['https://p.example/0.ttf']);
    const face = [...faces].find(
      ({ descriptors }) => (descriptors as { style?: string } | undefined)?.style === 'italic',
    );
    expect(face).toMatchObject({ family: expect.stringMatching(/^mq-ass-\d+$/), descriptors: { weight: '700' } });
    expect((drawn()?.querySelector('[data-text]') as HTMLElement).style.fontFamily).toContain('mq-ass-');
    set(engine, { positionSec: 12.5 });
    expect(drawn()).toBeNull();
    press('c');
    await pass(20);
    expect(document.querySelector('.mq-player__styled')).toBeNull();
    expect(faces.size).toBe(0);
  });

  it('make way for each other where they would cover each other [SUBTITLE-13]', async () => {
    const before = bodies[styled.url] ?? '';
    bodies[styled.url] = ['{\\an5}Bakery', '{\\an5}Closed'].reduce(
      (all, text) => `${all}\nDialogue: 0,0:00:10.00,0:00:12.00,Default,,0,0,0,,${text}`,
      before.slice(0, before.lastIndexOf('\n')),
    );
    const sizes = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    const boxes = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ left: 0, right: 90, top: 0, bottom: 40, width: 90, height: 40 } as DOMRect);
    const { engine } = await open({ captions: { fetch: captionFetch }, sources: [result], preferences: english });
    await pass(50);
    set(engine, { positionSec: 11, paused: true });
    await pass(20);
    const tops = [...document.querySelectorAll<HTMLElement>('.ASS-dialogue')].map(({ style }) =>
      Number.parseFloat(style.top),
    );
    expect(tops).toHaveLength(2);
    expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBe(40);
    sizes.mockRestore();
    boxes.mockRestore();
    bodies[styled.url] = before;
  });

  it('are plain where the visitor wants that, in the panel of styles [SUBTITLE-15]', async () => {
    const onPreferencesChange = jest.fn();
    const { engine } = await open({
      captions: { fetch: captionFetch },
      sources: [result],
      preferences: english,
      onPreferencesChange,
    });
    await pass(50);
    fireEvent.click(button('Subtitles'));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Style…' }));
    await pass(20);
    fireEvent.click(screen.getByRole('radio', { name: 'Plain text' }));
    expect(onPreferencesChange).toHaveBeenCalledWith({
      subtitleStyle: { ...defaultPreferences.subtitleStyle, usesFileStyles: false },
    });
    expect(engine.getState().error).toBeNull();
  });

  it('are plain if they cannot be loaded [SUBTITLE-15]', async () => {
    const failing = (url: string) => (url.endsWith('.ass') ? Promise.reject(new Error('gone')) : captionFetch(url));
    const { engine } = await open({ captions: { fetch: failing }, sources: [result], preferences: english });
    await pass(50);
    set(engine, { positionSec: 11, paused: true });
    await pass(20);
    expect(drawn()).toBeNull();
    expect(plain()?.hasAttribute('data-styled')).toBe(false);
    expect(plain()?.textContent).toBe('Bakery');
  });

  it('need no choice of styles where there are none', async () => {
    const { styled: _, ...rest } = caption;
    await open({
      captions: { fetch: captionFetch },
      sources: [{ ...result, stream: { ...result.stream, captions: [rest] } }],
      preferences: english,
    });
    await pass(20);
    fireEvent.click(button('Subtitles'));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Style…' }));
    await pass(20);
    expect(screen.queryByRole('radio', { name: 'Plain text' })).toBeNull();
  });
});
