import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createTestApp, type TestApp } from '../../testing/test-app';

/** An address as the chat gets it, so that it is no link there. */
const apart = (address: string) => address.replace('://', ':\u200B//').replaceAll('-', String.raw`\-`);

const REPORT = {
  name: 'TypeError',
  message: 'x is not a function',
  url: 'https://films.example.org/movies/603',
  status: 500,
  report: 'I pressed Watch',
  browser: 'Firefox 140',
  stack: 's'.repeat(1_500),
};

describe('error reports', () => {
  let chat: StubServer;
  let posted: unknown[];
  let test: TestApp;

  beforeEach(async () => {
    posted = [];
    chat = await startStubServer((req, res) => {
      let text = '';
      req.on('data', (chunk: Buffer) => (text += chunk.toString()));
      req.on('end', () => {
        posted.push(JSON.parse(text));
        res.writeHead(204).end();
      });
    });
    test = createTestApp({ REPORT_WEBHOOK_URL: `${chat.origin}/webhooks/1` });
  });
  afterEach(async () => {
    test.remove();
    await chat.close();
  });

  const report = (body: object, app = test.app) => request(app).post('/api/reports').send(body);

  it("reach the operator's chat as one embed, the stack cut to 1000 characters [ERROR-08, ERROR-10]", async () => {
    await report(REPORT).expect(202, { ok: true });
    expect(posted).toEqual([
      {
        allowed_mentions: { parse: [] },
        embeds: [
          {
            title: 'Error report',
            color: expect.any(Number),
            timestamp: '2026-01-15T12:00:00.000Z',
            fields: [
              { name: 'Error name', value: 'TypeError', inline: true },
              { name: 'Message', value: 'x is not a function', inline: false },
              { name: 'URL', value: apart('https://films.example.org/movies/603'), inline: false },
              { name: 'Status', value: '500', inline: true },
              { name: 'Report message', value: 'I pressed Watch', inline: false },
              { name: 'Browser', value: 'Firefox 140', inline: false },
              { name: 'Stack', value: 's'.repeat(1_000), inline: false },
            ],
          },
        ],
      },
    ]);
  });

  it('name the page, but no secrets in its address or in an error, such as a link to set a password', async () => {
    const link = 'https://films.example.org/reset-password?token=SECRET';
    await report({
      ...REPORT,
      url: `${link}#SECRET`,
      message: `Cannot read ${link}`,
      stack: `TypeError: no "${link}&a=SECRET" (SECRET?)\n    at open (https://films.example.org/assets/app.js:1:23)`,
    }).expect(202);
    const [{ embeds }] = posted as [{ embeds: [{ fields: { name: string; value: string }[] }] }];
    const said = Object.fromEntries(embeds[0].fields.map(({ name, value }) => [name, value]));
    expect(said).toMatchObject({
      URL: apart('https://films.example.org/reset-password'),
      Message: apart('Cannot read https://films.example.org/reset-password'),
      Stack: [
        apart(String.raw`TypeError: no "https://films.example.org/reset-password" \(SECRET?\)`),
        apart(String.raw`    at open \(https://films.example.org/assets/app.js:1:23\)`),
      ].join('\n'),
    });
    expect(JSON.stringify(test.logged)).not.toContain('token=');
  });

  it('are text in the chat, whatever a stranger writes [REPORT-12]', async () => {
    const text = '[win](https://evil.example) **now** <@1>';
    const { status: _status, ...fields } = REPORT;
    const hostile = Object.fromEntries(Object.keys(fields).map((name) => [name, text]));
    await report({ ...hostile, status: text }).expect(202);
    const [{ embeds }] = posted as [{ embeds: [{ fields: { name: string; value: string }[] }] }];
    expect(embeds[0].fields).toHaveLength(7);
    const shown = apart(String.raw`\[win\]\(https://evil.example\) \*\*now\*\* \<@1\>`);
    for (const { value } of embeds[0].fields) expect(value).toBe(shown);
  });

  it('say so when the user wrote nothing [ERROR-07]', async () => {
    await report({ ...REPORT, report: '   ' }).expect(202);
    expect(JSON.stringify(posted)).toContain('No additional details provided');
  });

  it('fail when the webhook does not accept them [ERROR-09]', async () => {
    chat.respondWith((_req, res) => res.writeHead(500).end());
    const refused = await report(REPORT).expect(502);
    expect(refused.body).toMatchObject({ code: 'report_not_delivered' });
    await chat.close();
    await report(REPORT).expect(502);
  });

  it('are logged without a webhook [ERROR-10]', async () => {
    const quiet = createTestApp();
    await report(REPORT, quiet.app).expect(202);
    expect(quiet.logged.find(({ msg }) => msg === 'a visitor reported an error')).toMatchObject({
      report: { name: 'TypeError', report: 'I pressed Watch' },
    });
    quiet.remove();
  });

  it('are limited to five a minute from one address', async () => {
    for (let count = 0; count < 5; count += 1) await report(REPORT).expect(202);
    const refused = await report(REPORT).expect(429);
    expect(refused.body).toMatchObject({ code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(posted).toHaveLength(5);
  });

  it('are counted per IPv6 /64 network', async () => {
    const behind = createTestApp({ TRUST_PROXY: 'loopback' });
    const from = (address: string) => report(REPORT, behind.app).set('X-Forwarded-For', address);
    for (let count = 0; count < 5; count += 1) await from(`2001:db8:1:2::${count}`).expect(202);
    await from('2001:db8:1:2:ffff::9').expect(429);
    await from('2001:db8:1:3::1').expect(202);
    behind.remove();
  });

  it('are rejected if the body is not a report', async () => {
    const answer = await report({ name: 5 }).expect(400);
    expect(answer.body.fields).toHaveProperty('name');
    await request(test.app).post('/api/reports').type('text/plain').send('hello').expect(400);
    expect(posted).toEqual([]);
  });
});
