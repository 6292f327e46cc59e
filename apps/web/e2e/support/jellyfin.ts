import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createUserData, ticksOf, type StandInItem, type StandInUserData } from '@marquee/player/testing';

export interface LibraryFilm {
  title: string;
  year: number;
  /** A file that browsers play. */
  file: string;
}

export interface StandIn {
  url: string;
  /** Playback as it was reported: `Playing`, `Progress`, `Stopped`, in order. */
  reports: { kind: string; positionSec: number }[];
  /** What the server keeps of the film for the person. */
  userData: () => StandInUserData;
  /** Whether a person is signed in. */
  isSignedIn: () => boolean;
  close: () => Promise<void>;
}

export const USER = { name: 'ada', password: 'engine' };
const TOKEN = 'f00dfeedf00dfeed';
const CORS = {
  'Access-Control-Allow-Origin': '*',
  // A star would not stand for Authorization.
  'Access-Control-Allow-Headers': 'authorization, content-type, accept, range',
  'Access-Control-Allow-Methods': '*',
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const { size } = statSync(file);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from ?? 0);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  if (from !== undefined) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.writeHead(from === undefined ? 200 : 206, {
    ...CORS,
    'Content-Type': 'video/mp4',
    'Content-Length': end - start + 1,
    'Accept-Ranges': 'bytes',
  });
  createReadStream(file, { start, end }).pipe(response);
}

/** A stand-in for a Jellyfin server with one film, in the shapes of version 10.11, on a free port. */
export async function startJellyfin(film: LibraryFilm): Promise<StandIn> {
  const reports: StandIn['reports'] = [];
  let signedIn = false;
  const item: StandInItem = {
    ...{ Id: 'film1', Name: film.title, ProductionYear: film.year, ProviderIds: {}, Type: 'Movie' },
    RunTimeTicks: ticksOf(6000),
  };
  const data = createUserData([item], () => Date.now());
  data.put('film1', { Played: true, PlayCount: 2, LastPlayedDate: '2024-03-05T20:41:30.0000000Z', IsFavorite: true });
  const media = { Id: 'source1', Container: 'mp4', SupportsDirectPlay: true, MediaStreams: [] };

  const answers: Record<string, (body: Record<string, unknown>) => [number, unknown]> = {
    'GET /System/Info/Public': () => [200, { Id: 'server1', ServerName: 'Home', Version: '10.11.3' }],
    'GET /QuickConnect/Enabled': () => [200, false],
    'POST /Users/AuthenticateByName': ({ Username, Pw }) => {
      if (Username !== USER.name || Pw !== USER.password) return [401, ''];
      signedIn = true;
      return [200, { AccessToken: TOKEN, User: { Id: 'user1', Name: USER.name }, ServerId: 'server1' }];
    },
    'GET /Users/Me': () => [200, { Id: 'user1', Name: USER.name }],
    'GET /Items/film1': () => [200, { ...item, Chapters: [] }],
    'GET /MediaSegments/film1': () => [200, { Items: [] }],
    'POST /Items/film1/PlaybackInfo': () => [200, { MediaSources: [media], PlaySessionId: 'play1' }],
    'POST /Sessions/Logout': () => {
      signedIn = false;
      return [204, ''];
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    if (pathname === '/Videos/film1/stream.mp4') {
      if (searchParams.get('ApiKey') !== TOKEN) return void response.writeHead(401, CORS).end();
      sendFile(request, response, film.file);
      return;
    }
    const body = await bodyOf(request);
    const [, kind] = /^\/Sessions\/(?:Playing\/)?(Playing|Progress|Stopped)$/.exec(pathname) ?? [];
    if (kind !== undefined) reports.push({ kind, positionSec: Number(body.PositionTicks) / ticksOf(1) });
    const question = { method: request.method ?? 'GET', path: pathname, params: searchParams, body };
    const [status, value] = answers[`${request.method} ${pathname}`]?.(body) ?? data.answer(question) ?? [404, ''];
    response.writeHead(status, { ...CORS, 'Content-Type': 'application/json' });
    response.end(value === '' ? '' : JSON.stringify(value));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    reports,
    userData: () => data.dataOf('film1'),
    isSignedIn: () => signedIn,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
