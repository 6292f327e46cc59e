import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { Visitor } from '../../testing/test-accounts';
import {
  bookmarked,
  DAY,
  followed,
  HOUR,
  openNoticesWorld,
  SITE,
  START,
  type NoticesWorld,
} from './testing/notices-world';

describe('the weekly mail', () => {
  let world: NoticesWorld;
  let owner: Visitor;
  beforeAll(async () => {
    world = await openNoticesWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.database.sql('DELETE FROM users');
    await world.database.sql('DELETE FROM series_airings');
    world.clock.nowMs = START;
    world.smtp.received.length = 0;
    owner = await world.test.signUp();
  });

  const turn = (isOn: boolean, language = 'en') =>
    owner.agent
      .put('/api/users/me/notices/mail')
      .set({ 'X-CSRF-Token': owner.answer.token, 'Accept-Language': language })
      .send({ isOn, timeZone: 'UTC' })
      .expect(200);
  const deliver = () => world.newMailSender().deliver();
  const afterDays = async (days: number) => {
    world.clock.nowMs += days * DAY;
    await deliver();
  };
  /** New on the third day. */
  const someNews = async () => {
    await world.keep(owner, { follows: [followed(1)], bookmarks: [bookmarked(1)] });
    await world.airs(1, ['2/5', '2026-12-01'], ['2/6', '2026-12-08'], ['2/7', '2027-01-12']);
  };
  const addressIn = (header: string) =>
    new RegExp(`${header}: <${SITE}(/[^>]*)>`).exec(world.smtp.received[0]?.data.replaceAll('\n ', ' ') ?? '')?.[1] ??
    '';

  it('lists what is new and unwatched, once a week, if there is something [NOTICE-09]', async () => {
    const { body } = await turn(true);
    expect(body.mail).toEqual({ isOn: true });
    await someNews();
    await afterDays(6);
    expect(world.smtp.received).toEqual([]);
    await Promise.all([afterDays(1), deliver()]);
    expect(world.smtp.received).toHaveLength(1);
    const [{ to, data: bytes } = { to: [], data: '' }] = world.smtp.received;
    const data = Buffer.from(bytes, 'latin1').toString();
    expect(to).toEqual([owner.email]);
    expect(data).toContain('Subject: New for you on Kino');
    expect(data).toContain(`Title tv 1\nNew episode: S2 E5 · Episode 5\n${SITE}/series/1-title-tv-1`);
    expect(data).toContain(`Title movie 1\nFrom your watchlist: out now\n${SITE}/movies/1-title-movie-1`);
    await afterDays(7);
    expect(world.smtp.received[1]?.data).toContain('S2 E6');
    expect(world.smtp.received[1]?.data).not.toMatch(/S2 E5|Title movie/);
    await afterDays(7);
    expect(world.smtp.received).toHaveLength(2);
  });

  it('is in the language in which it was turned on', async () => {
    await turn(true, 'de');
    await someNews();
    await afterDays(7);
    expect(world.smtp.received[0]?.data).toMatch(/Subject: =\?UTF-8\?|Subject: Neu f/);
    expect(world.smtp.received[0]?.data).toContain('Neue Folge: S2 F5');
  });

  it('ends with one press, without logging in, also of a mail program [NOTICE-10]', async () => {
    await turn(true);
    await someNews();
    await afterDays(7);
    const path = addressIn('List-Unsubscribe');
    expect(path).toMatch(/^\/api\/notices\/unsubscribe\?token=[\w-]{80,}$/);
    expect(world.smtp.received[0]?.data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(world.smtp.received[0]?.data).toContain(`${SITE}/unsubscribe${path.slice(path.indexOf('?'))}`);
    const stranger = request(world.test.app);
    for (const wrong of ['', '?token=', '?token=x', path.slice(path.indexOf('?'), -1), '?token=a&token=b'])
      await stranger.post(`/api/notices/unsubscribe${wrong}`).expect(400);
    // Programs that look what is behind a link end nothing.
    await stranger.get(path).expect(404);
    expect((await owner.get('/api/users/me/notices').expect(200)).body.mail).toEqual({ isOn: true });
    const oneClick = () => stranger.post(path).type('form').send('List-Unsubscribe=One-Click').expect(200);
    await oneClick();
    expect((await owner.get('/api/users/me/notices').expect(200)).body.mail).toEqual({ isOn: false });
    await oneClick();
    await afterDays(7);
    expect(world.smtp.received).toHaveLength(1);
  });

  it('is not sent once it is off, or its account is gone or disabled', async () => {
    await someNews();
    await turn(true);
    await turn(false);
    await afterDays(7);
    await turn(true);
    await world.database.sql('UPDATE users SET disabled_at = now()');
    await afterDays(7);
    await world.database.sql('DELETE FROM users');
    await afterDays(7);
    expect(world.smtp.received).toEqual([]);
  });

  it('is sent later when the mail server takes it again, and then at its usual time', async () => {
    await turn(true);
    await someNews();
    await world.smtp.close();
    await afterDays(7);
    const [row] = await world.database.sql<{ due_at: Date }>('SELECT due_at FROM weekly_mails');
    expect(row?.due_at.getTime()).toBe(START + 7 * DAY + HOUR);
  });
});
