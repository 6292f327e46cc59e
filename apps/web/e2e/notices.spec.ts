import { waitForServiceWorker } from './support/service-worker';
import { expect, test } from './support/test';
import { popular } from './support/titles';

/** The parts of the worker's global scope that the test uses: the tests are typed for pages. */
interface WorkerScope {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<null> };
  record: { shown: Record<string, unknown>[]; opened: string[] };
  ExtendableEvent: typeof Event;
  dispatchEvent: (event: Event) => boolean;
}

test.use({ serviceWorkers: 'allow' });

test('a message is shown by the service worker, and a press opens the title’s page [NOTICE-12]', async ({
  page,
  context,
  request,
}) => {
  const [film] = await popular(request, 'movie');
  if (!film) throw new Error('The catalogue is empty.');
  await page.goto('/faq');
  await waitForServiceWorker(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The service worker is not running.');
  const { origin } = new URL(page.url());
  // The headless shell has no notifications, and browsers open windows for real presses alone: what the worker shows and
  // opens is written down in their place.
  await worker.evaluate(() => {
    const { registration, clients } = self as unknown as WorkerScope;
    const record: WorkerScope['record'] = { shown: [], opened: [] };
    Object.assign(self, { record });
    registration.showNotification = (title, options) => {
      record.shown.push({ title, ...options });
      return Promise.resolve();
    };
    clients.openWindow = (url) => {
      record.opened.push(url);
      return Promise.resolve(null);
    };
  });
  const recorded = () => worker.evaluate(() => (self as unknown as WorkerScope).record);

  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) resolve(found.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const path = `/movies/${film.id}`;
  const message = { title: film.name, body: 'Out now', path, tag: `movie:${film.id}`, language: 'en' };
  const registrationId = await registered;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  const { title, body, tag } = message;
  await expect
    .poll(async () => (await recorded()).shown)
    .toMatchObject([{ title, body, tag, lang: 'en', data: { path } }]);

  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    const notification = { data: scope.record.shown[0]?.data, close: () => undefined };
    const press = new scope.ExtendableEvent('notificationclick');
    scope.dispatchEvent(Object.assign(press, { notification, waitUntil: () => undefined }));
  });
  await expect.poll(async () => (await recorded()).opened).toEqual([`${origin}${path}`]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: film.name })).toBeVisible();
});
