/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { encodeMatroska } from '../../testing/encode-matroska';
import { pgsDisplaySet } from '../../testing/pgs-encoder';
import type { CaptionFetch } from '../load-captions';
import { createImagePieces } from './image-pieces';
import { placeFrame } from './place-frame';

const rectangle = { x: 1, y: 2, width: 4, height: 2, color: [235, 128, 128, 255] } as const;
const piece = (startSec: number): Uint8Array<ArrayBuffer> =>
  encodeMatroska('S_HDMV/PGS', [
    { startSec, data: pgsDisplaySet([rectangle]).flat() },
    { startSec: startSec + 2, data: pgsDisplaySet([]).flat() },
  ]);

describe('the images of a track', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const flush = () => jest.advanceTimersByTimeAsync(0);

  function open(respond: (index: number) => Response | Promise<Response>) {
    const asked: string[] = [];
    const signals: AbortSignal[] = [];
    const fetch: CaptionFetch = async (url, { signal }) => {
      asked.push(new URL(url).search);
      signals.push(signal);
      return respond(Number(new URL(url).searchParams.get('piece')));
    };
    const onFailure = jest.fn();
    const onLoaded = jest.fn();
    const caption = { url: 'https://p.example/t1.mks?pass=x', pieceSec: 60 };
    const pieces = createImagePieces({ caption, fetch, onFailure, onLoaded, now: Date.now });
    return { pieces, asked, signals, onFailure, onLoaded };
  }

  it('come a piece at a time, the next one in good time [SUBTITLE-12]', async () => {
    const { pieces, asked, onLoaded } = open((index) => new Response(piece(index * 60 + 10)));
    expect(pieces.at(10.5)).toBeNull();
    await flush();
    expect(onLoaded).toHaveBeenCalledTimes(1);
    expect(pieces.at(10.5)).toMatchObject({ startSec: 10, endSec: 12 });
    expect(pieces.at(12.5)?.decode()).toEqual([]);
    pieces.at(29);
    expect(asked).toEqual(['?pass=x&piece=0']);
    pieces.at(31);
    expect(asked).toEqual(['?pass=x&piece=0', '?pass=x&piece=1']);
  });

  it('are no longer fetched for a place that the viewer has left', async () => {
    const { pieces, signals } = open(() => new Promise<Response>(() => undefined));
    pieces.at(0);
    pieces.at(3600);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    pieces.close();
    expect(signals[1]?.aborted).toBe(true);
  });

  it('are requested again after a failure, which is reported once, and after a busy response, which is not', async () => {
    let answers = [503, 500, 500, 200];
    const { pieces, onFailure, onLoaded, asked } = open(() => {
      const [status = 200, ...rest] = answers;
      answers = rest;
      return new Response(status === 200 ? piece(0) : '', { status });
    });
    onLoaded.mockImplementation(() => void pieces.at(1));
    pieces.at(1);
    await jest.advanceTimersByTimeAsync(3_000);
    expect([asked.length, onFailure.mock.calls.length]).toEqual([2, 1]);
    await jest.advanceTimersByTimeAsync(11_000);
    expect([asked.length, onFailure.mock.calls.length]).toEqual([4, 1]);
    expect(pieces.at(1)).toMatchObject({ startSec: 0 });
  });
});

describe('the frame of image subtitles', () => {
  const box = { width: 1600, height: 900 };
  it('in HD keeps its shape, so that lines may stand below a wide film', () => {
    const wide = { width: 1920, height: 800 };
    expect(placeFrame(box, wide, { width: 1920, height: 1080 })).toEqual({ left: 0, top: 0, width: 1600, height: 900 });
  });

  it('in SD is stretched with the video, whose pixels are not square', () => {
    const film = { width: 1024, height: 768 };
    const place = placeFrame(box, film, { width: 720, height: 576 });
    expect(place).toEqual({ left: 200, top: 0, width: 1200, height: 900 });
  });
});
