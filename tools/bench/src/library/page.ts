import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

const playerDir = new URL('../../../../packages/player/src', import.meta.url).pathname;
const hlsModule = new URL(import.meta.resolve('hls.js')).pathname;

/** The page: a video element and two ways to play a stream in it, Marquee's engine and hls.js. */
const script = `
import { createShakaEngine } from './index';
import { findMediaSupport } from '@marquee/core';
import Hls from ${JSON.stringify(hlsModule)};

const video = document.querySelector('video');
const page = { waits: [], error: null, firstFrameMs: null, heights: [] };
globalThis.page = page;
page.support = () => findMediaSupport({
  isTypeSupported: (type) => MediaSource.isTypeSupported(type),
  isDecodable: (question) => navigator.mediaCapabilities.decodingInfo(question).then(({ supported }) => supported, () => false),
});
video.addEventListener('waiting', () => { if (page.firstFrameMs !== null && !video.seeking) page.waits.push({ at: video.currentTime, fromMs: performance.now() }); });
video.addEventListener('playing', () => { const last = page.waits.at(-1); if (last && last.ms === undefined) last.ms = performance.now() - last.fromMs; });
video.addEventListener('resize', () => page.heights.push([Math.round(video.currentTime * 10) / 10, video.videoHeight]));

page.play = async (stream, withPlayer) => {
  const startMs = performance.now();
  video.requestVideoFrameCallback(() => { page.firstFrameMs = performance.now() - startMs; });
  if (withPlayer === 'marquee') {
    const engine = createShakaEngine();
    page.engine = engine;
    engine.on('error', (error) => { page.error = error.code + ' ' + error.detail; });
    await engine.attach(video);
    await engine.load(stream);
    await engine.play();
    return;
  }
  if (stream.type === 'file') video.src = Object.values(stream.qualities)[0].url;
  else {
    const hls = new Hls();
    page.hls = hls;
    hls.on(Hls.Events.ERROR, (_, data) => { if (data.fatal) page.error = data.details; });
    hls.loadSource(stream.playlist);
    hls.attachMedia(video);
  }
  await video.play();
};

/** Times of flashes and of beeps by the clock of the video, while it plays. */
page.watchBeats = async () => {
  const flashes = [], beeps = [];
  page.flashes = flashes; page.beeps = beeps;
  const canvas = new OffscreenCanvas(16, 9).getContext('2d', { willReadFrequently: true });
  let wasLight = true;
  const onFrame = (_, { mediaTime }) => {
    canvas.drawImage(video, 0, 0, 16, 9);
    const isLight = canvas.getImageData(8, 4, 1, 1).data[1] > 160;
    if (isLight && !wasLight) flashes.push(mediaTime);
    wasLight = isLight;
    video.requestVideoFrameCallback(onFrame);
  };
  video.requestVideoFrameCallback(onFrame);
  const context = new AudioContext();
  await context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  const source = context.createMediaElementSource(video);
  source.connect(analyser).connect(context.destination);
  const samples = new Float32Array(analyser.fftSize);
  let quietSince = 0;
  setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const now = video.currentTime;
    const first = samples.findIndex((value) => Math.abs(value) > 0.05);
    if (first < 0) { quietSince = now; return; }
    if (now - quietSince < 0.06 && quietSince > 0) beeps.push(now - (samples.length - first) / context.sampleRate);
    quietSince = 0;
  }, 15);
};
`;

export interface TestPage {
  url: string;
  stop: () => void;
}

export async function servePage(): Promise<TestPage> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: playerDir, loader: 'js' },
    ...{
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      conditions: ['marquee-source'],
      logLevel: 'error',
    },
    loader: { '.css': 'empty' },
    splitting: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles[0]?.text ?? '';
  const html =
    '<!doctype html><meta charset="utf-8"><video playsinline width="640" crossorigin="anonymous"></video><script type="module" src="/page.js"></script>';
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? code : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => void server.close() };
}
