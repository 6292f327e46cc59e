import type { DownloadLinkResponse, DownloadTicket } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { apiErrorHandler } from '../../http/error-handler';
import { createLogger } from '@marquee/server';
import type { MediaSources } from '../public-config';
import { DownloadsService } from './downloads.service';
import { downloadsRoutes } from './downloads.routes';

const DAY_MS = 24 * 3_600_000;
const FILM = { url: 'https://media.example.org/film/master.m3u8', name: 'A Film · S1 E2' };

const SOURCES: MediaSources = { allowed: ['https://media.example.org'], named: ['https://media.example.org'] };

function setUp(secret = 'a secret of 32 bytes or some more', sources = SOURCES) {
  const clock = { now: Date.parse('2026-01-15T12:00:00Z') };
  const app = express();
  const requester = { caller: 'somebody', canUseSources: true, rules: [] };
  const links = new DownloadsService(
    Buffer.from(secret),
    () => clock.now,
    async () => false,
    { has: (title) => title === 'movie:2' },
  );
  app.use(downloadsRoutes(links, async () => ({ ...sources, ...requester })));
  app.use(apiErrorHandler(createLogger('api', 'silent')));
  const issue = async (body: object = FILM) =>
    (await request(app).post('/downloads').send(body).expect(201)).body as DownloadLinkResponse;
  const check = (data: string) => request(app).post('/downloads/check').send({ data });
  return { app, clock, issue, check };
}
const read = (data: string) => JSON.parse(Buffer.from(data, 'base64url').toString()) as DownloadTicket;
const write = (ticket: object) => Buffer.from(JSON.stringify(ticket)).toString('base64url');

describe('download links', () => {
  it('contain URL, name and an expiry time in 24 hours, in base64 [DOWNLOAD-01]', async () => {
    const { issue, clock } = setUp();
    const { data, expiry } = await issue();
    expect(read(data)).toMatchObject({ ...FILM, expiry: clock.now + DAY_MS });
    expect(expiry).toBe(clock.now + DAY_MS);
  });

  it('work for a day, and then say that they have expired [DOWNLOAD-01]', async () => {
    const { issue, check, clock } = setUp();
    const { data, expiry } = await issue();
    clock.now += DAY_MS - 1;
    await check(data).expect(200, { ...FILM, expiry, isSiteSource: true });
    clock.now += 1;
    const { body, status } = await check(data);
    expect([status, (body as { code: string }).code]).toEqual([410, 'link_expired']);
  });

  it.each([
    ['another address', (ticket: DownloadTicket) => ({ ...ticket, url: 'https://evil.example/x' })],
    ['another name', (ticket: DownloadTicket) => ({ ...ticket, name: 'Something else' })],
    ['a later expiry', (ticket: DownloadTicket) => ({ ...ticket, expiry: ticket.expiry + 1 })],
    ['no signature', ({ url, name, expiry }: DownloadTicket) => ({ url, name, expiry })],
  ])('are refused with %s [DOWNLOAD-02]', async (_, change) => {
    const { issue, check } = setUp();
    const { data } = await issue();
    const { body, status } = await check(write(change(read(data))));
    expect([status, (body as { code: string }).code]).toEqual([400, 'link_invalid']);
  });

  it.each(['', 'not base64 at all', write([]), write({ url: 'javascript:alert(1)' })])(
    'are refused as %j',
    async (data) => {
      await setUp().check(data).expect(400);
    },
  );

  it('of another instance are refused [DOWNLOAD-02]', async () => {
    const { data } = await setUp('the secret of another instance!!').issue();
    await setUp().check(data).expect(400);
  });

  it.each([
    'https://evil.example/malware.exe',
    'http://media.example.org/film.mp4',
    'https://media.example.org.evil.example/film.mp4',
    'https://media.example.org:8443/film.mp4',
    'https://media.example.org@evil.example/film.mp4',
  ])('are not issued for what no page of this site plays: %s', async (url) => {
    const refused = await request(setUp().app).post('/downloads').send({ url, name: 'A Film' }).expect(403);
    expect(refused.body).toMatchObject({
      code: 'forbidden',
      error: 'This site can’t make download links to that URL.',
    });
  });

  it('say when they lead to a source that only a visitor has named', async () => {
    const { issue, check } = setUp(undefined, { ...SOURCES, allowed: ['https:'] });
    const mine = { url: 'https://nas.example.net/film.mp4', name: 'A Film' };
    expect((await check((await issue(mine)).data).expect(200)).body).toMatchObject({ ...mine, isSiteSource: false });
    expect((await check((await issue()).data).expect(200)).body).toMatchObject({ ...FILM, isSiteSource: true });
  });
});
