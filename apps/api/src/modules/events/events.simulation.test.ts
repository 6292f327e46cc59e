import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { syncLimits } from '@marquee/core/contracts';
import { createLogger } from '@marquee/server';
import type { NotificationListener } from '../../db';
import type { EventsRepository } from './events.repository';
import { EventsService } from './events.service';

/** `pnpm simulate` runs 10,000. */
const HISTORIES = Number(process.env.SIMULATED_HISTORIES ?? 100);
const userId = 'person';
const PROFILES = ['1', '2'];
const SESSIONS = ['phone', 'desk', 'tablet'];

type Action = { kind: 'open' | 'end' | 'switch' | 'push' | 'leave' | 'reconnect' | 'stop'; session: string };
const anyAction: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('open', 'open', 'open', 'end', 'switch', 'push', 'push', 'leave', 'reconnect', 'stop'),
  session: fc.constantFrom(...SESSIONS),
});

/** The service with a database whose answers and notifications arrive when the scheduler says so. */
function createWorld(scheduler: fc.Scheduler) {
  const sessions = new Map(SESSIONS.map((id) => [id, { id, profileId: '1', revision: 0, epoch: 'first', library: 1 }]));
  const streams: { session: string; profileId: string; isOver: boolean; leave: () => void }[] = [];
  let listener: NotificationListener | undefined;
  const findSessions: EventsRepository['findSessions'] = async (ids) => {
    await scheduler.schedule(Promise.resolve(), 'query arrives');
    const found = new Map(ids.flatMap((id) => [...sessions].filter(([known]) => known === id)));
    await scheduler.schedule(Promise.resolve(), 'answer arrives');
    return new Map([...found].map(([id, session]) => [id, { ...session }]));
  };
  const events = new EventsService({
    database: {
      listen: (given) => {
        listener = given;
        return () => (listener = undefined);
      },
    },
    repository: { findSessions } as EventsRepository,
    logger: createLogger('api', 'silent'),
    now: Date.now,
  });
  /** Notifications arrive late, but in order. */
  let notified: Promise<unknown> = Promise.resolve();
  const notify = (...[channel, notice]: ['marquee_changes' | 'marquee_sessions', object]) => {
    notified = notified
      .then(() => scheduler.schedule(Promise.resolve(), 'notification arrives'))
      .then(() => listener?.onNotification(channel, JSON.stringify(notice)));
  };

  async function open(id: string): Promise<boolean> {
    // As of the check of the session; the stream begins later.
    const session = sessions.get(id);
    if (!session) return true;
    const { profileId } = session;
    await scheduler.schedule(Promise.resolve(), 'request arrives');
    const stream = { session: id, profileId, isOver: false, leave: () => {} };
    const subscriber = {
      userId,
      profileId,
      sessionId: id,
      send: (_event: string, data: object) => {
        expect(stream.isOver).toBe(false);
        expect(data).not.toHaveProperty('profileId');
      },
      end: () => {
        expect(stream.isOver).toBe(false);
        stream.isOver = true;
      },
    };
    const leave = events.join(subscriber);
    if (!leave) return false;
    stream.leave = () => {
      stream.isOver = true;
      leave();
    };
    streams.push(stream);
    await events.sendRevisions([subscriber]);
    return true;
  }
  const act: Record<Action['kind'], (session: string) => unknown> = {
    open,
    end: (id) => {
      if (sessions.delete(id)) notify('marquee_sessions', { userId, sessionId: id });
    },
    switch: (id) => {
      const session = sessions.get(id);
      if (!session) return;
      session.profileId = PROFILES.find((name) => name !== session.profileId) ?? '1';
      notify('marquee_sessions', { userId, sessionId: id });
    },
    push: (id) => {
      const session = sessions.get(id);
      if (!session) return;
      session.revision += 1;
      const { profileId, revision } = session;
      notify('marquee_changes', { userId, profileId, revision, collection: 'plays' });
    },
    leave: (id) => streams.find(({ session, isOver }) => session === id && !isOver)?.leave(),
    reconnect: () => listener?.onReconnect(),
    stop: () => events.close(),
  };
  return { act, events, sessions, streams, open };
}

it('streams end once, are sent nothing afterwards, belong to a session, and lose no place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyAction, { maxLength: 30 }), async (scheduler, actions) => {
      const { act, events, sessions, streams, open } = createWorld(scheduler);
      const done = actions.map(async ({ kind, session }) => {
        await scheduler.schedule(Promise.resolve(), kind);
        await act[kind](session);
      });
      await scheduler.waitFor(Promise.all(done));
      await scheduler.waitIdle();
      const isStopped = actions.some(({ kind }) => kind === 'stop');
      for (const { isOver, session, profileId } of streams) {
        const isValid = !isStopped && sessions.get(session)?.profileId === profileId;
        if (!isValid) expect(isOver).toBe(true);
      }
      for (const stream of streams) if (!stream.isOver) stream.leave();
      if (!isStopped) {
        sessions.set('new', { id: 'new', profileId: '1', revision: 0, epoch: 'first', library: 1 });
        const opened = Array.from({ length: syncLimits.eventStreams + 1 }, () => open('new'));
        const accepted = await scheduler.waitFor(Promise.all(opened));
        expect(accepted.filter(Boolean)).toHaveLength(syncLimits.eventStreams);
      }
      events.close();
    }),
    { numRuns: HISTORIES },
  );
});
