import express from 'express';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Product } from './product';

const require = createRequire(import.meta.url);

interface ProviderAnswer {
  stream: { playlist?: string; qualities?: Record<string, { url: string }> };
}

async function streamOf(product: Product, source: string): Promise<ProviderAnswer['stream']> {
  const answer = await fetch(`${product.providerUrl}/sources/${source}/movie/1?title=Bench&releaseYear=2000`);
  return ((await answer.json()) as ProviderAnswer).stream;
}

const page = (script: string): string => `<!doctype html><meta charset="utf-8"><title>bench</title>
<button>Watch</button><div></div>${script}`;

/** URLs of minimal pages with a Watch button that play the same media. */
export interface Alternatives {
  hls: string;
  file: string;
  stop: () => void;
}

export async function startAlternatives(product: Product): Promise<Alternatives> {
  const { playlist } = await streamOf(product, 'two');
  const { qualities = {} } = await streamOf(product, 'glint');
  const file = Object.values(qualities).at(-1)?.url;
  const app = express();
  app.get('/hls.js', (_request, response) =>
    response.sendFile(require.resolve('hls.js/dist/hls.min.js'), { dotfiles: 'allow' }),
  );
  app.get('/hls', (_request, response) => {
    response.send(
      page(`<script src="/hls.js"></script><script>
        document.querySelector('button').onclick = () => {
          const video = document.createElement('video');
          document.querySelector('div').append(video);
          const hls = new Hls();
          window.closePlayer = () => { hls.destroy(); video.remove(); };
          hls.loadSource(${JSON.stringify(playlist)});
          hls.attachMedia(video);
          hls.on(Hls.Events.MANIFEST_PARSED, () => video.play());
        };</script>`),
    );
  });
  app.get('/file', (_request, response) => {
    response.send(
      page(`<script>
        document.querySelector('button').onclick = () => {
          const video = document.createElement('video');
          video.src = ${JSON.stringify(file)};
          document.querySelector('div').append(video);
          video.play();
        };</script>`),
    );
  });
  const server = app.listen(0);
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { hls: `${base}/hls`, file: `${base}/file`, stop: () => server.close() };
}
