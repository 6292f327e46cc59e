import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@marquee/tooling/free-port';
import { PATIENCE_MS, type Driver, type SmokeBrowser } from './driver';
import { isDriverReady, openSession, type Session } from './webdriver';

const SCRIPT_MS = 10_000;
/** A script that began while one page gave way to another may never be answered; then it is run again. */
const PREPARE_MS = 5_000;
/** An accepted address has been forgotten on a busy machine, and the page before stayed. Then it is given again. */
const FORGOTTEN_MS = 15_000;
const WINDOW = { x: 0, y: 0, width: 1440, height: 938 };

type Watched = Window & { smokeProblems?: string[]; smokeIsLeaving?: true };

/** Begins to note what goes wrong, which WebDriver has no words for. False while the page before is still there. Runs in the page. */
function prepare(): boolean {
  const watched = window as Watched;
  if (watched.smokeIsLeaving || location.protocol === 'about:') return false;
  if (watched.smokeProblems) return true;
  const problems: string[] = (watched.smokeProblems = []);
  // Not an error: sizes that change while they are told are told in the next frame.
  const isLate = (message: string) => message.startsWith('ResizeObserver loop');
  addEventListener('error', ({ message }) => message && !isLate(message) && problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    problems.push(`console: ${parts.map(String).join(' ')}`);
    error.apply(console, parts);
  };
  // WebKitGTK loses what is appended after an abort that had nothing to abort; Shaka aborts before each append.
  const buffer = window.SourceBuffer.prototype;
  const abort = Object.getOwnPropertyDescriptor(buffer, 'abort')?.value as () => void;
  buffer.abort = function (this: SourceBuffer) {
    if (this.updating) abort.call(this);
  };
  return true;
}

/** What went wrong on the page so far. Runs in the page. */
function takeNoted(isLeaving: boolean): string[] {
  const watched = window as Watched;
  if (isLeaving) watched.smokeIsLeaving = true;
  return watched.smokeProblems?.splice(0) ?? [];
}

/** A WebKitWebDriver with a screen of its own; it has one session. */
async function startDriver() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = ['-a', '-s', '-screen 0 1600x1100x24', 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('xvfb-run', command, { stdio: 'ignore', detached: true });
  // xvfb-run, the screen and the driver together.
  const stop = () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isDriverReady(url))) {
    if (Date.now() > deadline || driver.exitCode !== null) {
      stop();
      throw new Error('WebKitWebDriver did not start');
    }
    await delay(100);
  }
  return { url, stop };
}

function createDriver(session: Session, stop: () => void): Driver {
  const problems: string[] = [];
  const evaluate: Driver['evaluate'] = async (action, ...args) => {
    const script = `const [args, done] = arguments;
      Promise.resolve().then(() => (${String(action)})(...args)).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await session.post<{ value: never; error?: string }>('/execute/async', { script, args: [args] });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  const pointer = async (...actions: object[]) => {
    const parameters = { pointerType: 'mouse' };
    await session.post('/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
  };
  const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
  /** For what is done at once. A page that gives way to another never ends what it does later. */
  const evaluateSync = <Value>(action: (...args: never[]) => Value, args: unknown[], limitMs?: number) =>
    session.post<Value>('/execute/sync', { script: `return (${String(action)})(...arguments);`, args }, limitMs);
  const note = async (isLeaving: boolean) => {
    problems.push(...(await evaluateSync(takeNoted, [isLeaving])));
  };

  return {
    evaluate,
    open: async (url) => {
      await note(true);
      const deadline = Date.now() + PATIENCE_MS;
      let givenAt = -Infinity;
      let answer: unknown;
      do {
        if (Date.now() > deadline) throw new Error(`${url} did not open: ${String(answer)}`);
        if (Date.now() > givenAt + FORGOTTEN_MS) {
          await session.post('/url', { url });
          givenAt = Date.now();
        }
        await delay(20);
        answer = await evaluateSync(prepare, [], PREPARE_MS).catch(String);
      } while (answer !== true);
    },
    moveTo: (x, y) => pointer(move(x, y)),
    click: (x, y) => pointer(move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    // By the command for a field: of keys that are pressed one by one, the driver loses some on a busy machine.
    type: async (text) => {
      const [field] = Object.values(await session.get<Record<string, string>>('/element/active'));
      await session.post(`/element/${field}/value`, { text });
    },
    screenshot: async (file) => writeFile(file, await session.get<string>('/screenshot'), 'base64'),
    takeProblems: async () => {
      await note(false);
      return problems.splice(0);
    },
    close: async () => {
      await session.end().catch(() => undefined);
      stop();
    },
  };
}

/** WebKitGTK by W3C WebDriver. A driver has one session at a time, so each visitor gets one. */
export function startWebKit(): Promise<SmokeBrowser> {
  async function newDriver(): Promise<Driver> {
    const { url, stop } = await startDriver();
    try {
      // What a page says while it loads is heard only if opening it does not wait for its end.
      const session = await openSession(url, { pageLoadStrategy: 'none' });
      await session.post('/timeouts', { script: SCRIPT_MS });
      await session.post('/window/rect', WINDOW);
      return createDriver(session, stop);
    } catch (error) {
      stop();
      throw error;
    }
  }
  return Promise.resolve({ newDriver, close: () => Promise.resolve() });
}
