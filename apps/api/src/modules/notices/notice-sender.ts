import { chooseSiteLanguage, DAY_MS, type SiteLanguage } from '@marquee/core';
import type { NoticeMessage } from '@marquee/core/contracts';
import { isQuietAt, toldAfter } from '@marquee/core/notices';
import type { Logger } from '@marquee/server';
import type { PrismaDatabase } from '../../db';
import { audienceOf } from './audience-of';
import { NoticeDevicesRepository, type DeviceKey, type DueDevice } from './notice-devices.repository';
import type { NamedNotice, NoticeFinder } from './notice-finder';
import { createQueue } from './run-queue';
import type { PushAnswer, SendPush } from './send-push';
import { noticeLines, noticeTexts } from './texts';

export interface NoticeSenderDeps {
  database: PrismaDatabase;
  finder: Pick<NoticeFinder, 'find'>;
  send: SendPush;
  siteName: () => string;
  logger: Logger;
  now: () => number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** What airs is known by the day. */
const EVERY_MS = HOUR_MS;
/** When it is looked again during quiet hours, and for what is left of very much. */
const SOON_MS = 15 * MINUTE_MS;
/** Longer than looking and sending take. */
const LEASE_MS = 10 * MINUTE_MS;
/** Notices at once; whoever follows very much gets the others a little later. */
const MOST_AT_ONCE = 5;
const AT_ONCE = 4;
const LONGEST_REST_MS = 6 * HOUR_MS;
/** A push service that took nothing for so long does not know the browser any more. */
const GIVE_UP_MS = 7 * DAY_MS;

const languageOf = ({ language }: { language: string }): SiteLanguage => chooseSiteLanguage({ chosen: language });

/** Tells browsers what is new for their profiles: each thing by one process, once. */
export class NoticeSender {
  readonly #devices: NoticeDevicesRepository;
  readonly #queue: ReturnType<typeof createQueue>;

  constructor(private readonly deps: NoticeSenderDeps) {
    this.#devices = new NoticeDevicesRepository(deps.database.prisma);
    this.#queue = createQueue({
      deliverNext: () => this.#deliverNext(),
      atOnce: AT_ONCE,
      failed: 'notices could not be sent',
      logger: deps.logger,
    });
  }

  /** Sends what is due every now and then; the returned function ends that. */
  start(): () => void {
    return this.#queue.start();
  }

  deliver(): Promise<void> {
    return this.#queue.deliver();
  }

  /** Sends a test at once, also in quiet hours; undefined if the session’s browser gets no notices. */
  async test(key: DeviceKey): Promise<boolean | undefined> {
    const device = await this.#devices.find(key);
    if (!device) return undefined;
    const language = languageOf(device);
    const answer = await this.#send(device, {
      title: this.deps.siteName(),
      body: noticeTexts(language).test,
      path: '/account?tab=notifications',
      tag: 'test',
      language,
    });
    if (answer.kind === 'gone') await this.#devices.forget(device.id);
    return answer.kind === 'accepted';
  }

  /** False if nothing is due. */
  async #deliverNext(): Promise<boolean> {
    const { now } = this.deps;
    const device = await this.#devices.claim(new Date(now()), LEASE_MS);
    if (!device) return false;
    const isQuiet = isQuietAt(device.quietHours, now(), device.timeZone);
    const restMs = isQuiet ? SOON_MS : await this.#tell(device);
    await this.#devices.update(device.id, { dueAt: new Date(now() + restMs) });
    return true;
  }

  /** @returns when to look again */
  async #tell(device: DueDevice): Promise<number> {
    const audience = audienceOf(device, this.deps.now());
    const found = await this.deps.finder.find(audience);
    let { told } = device;
    for (const each of found.slice(0, MOST_AT_ONCE)) {
      const answer = await this.#send(device, messageOf(each, languageOf(device)));
      if (answer.kind !== 'accepted') return this.#failed(device, answer);
      told = toldAfter({ ...audience, told }, each.notice);
      await this.#devices.update(device.id, { told, failures: 0, failingSince: null });
    }
    return found.length > MOST_AT_ONCE ? SOON_MS : EVERY_MS;
  }

  async #failed({ id, failures, failingSince }: DueDevice, answer: PushAnswer): Promise<number> {
    const nowMs = this.deps.now();
    const isLost = failingSince !== null && nowMs - failingSince.getTime() >= GIVE_UP_MS;
    if (answer.kind !== 'later' || isLost) {
      await this.#devices.forget(id);
      return 0;
    }
    await this.#devices.update(id, { failures: failures + 1, failingSince: failingSince ?? new Date(nowMs) });
    return Math.max(answer.retryMs, Math.min(MINUTE_MS * 2 ** failures, LONGEST_REST_MS));
  }

  #send(device: DueDevice, message: NoticeMessage): Promise<PushAnswer> {
    return this.deps.send(device, message, this.#queue.signal);
  }
}

function messageOf(named: NamedNotice, language: SiteLanguage): NoticeMessage {
  const { name, text, path } = noticeLines(named, language);
  return { title: name, body: text, path, tag: named.notice.title, language };
}
